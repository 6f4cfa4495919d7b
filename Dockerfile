# The live site in an image: docs/how-to/run-in-a-container.md.

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# A builder may set NODE_ENV to production.
RUN npm ci --include=dev --workspaces=false --ignore-scripts
COPY tsconfig.json vite.config.ts ./
COPY build build
COPY content content
COPY server server
COPY shared shared
COPY sites sites
COPY src src
# The package of the editor is among those for checks.
COPY tests/packages tests/packages
RUN if grep -q '^editor:' "sites/$(cat sites/default)/site.yaml"; then npm ci --include=dev --ignore-scripts; fi
RUN SITE_MODE=live node build/build.ts

FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production
# All interfaces of the container: 127.0.0.1 in it cannot be reached from outside.
ENV HOST=0.0.0.0
ENV PORT=3000
ENV DATA_FOLDER=/data
WORKDIR /site
COPY package.json ./
COPY server server
COPY shared shared
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/dist-live dist-live
# The only folder that the server can write; all others belong to root.
RUN mkdir /data && chown node:node /data
# The files may come from a folder that only its owner can read.
RUN chmod -R a+rX package.json server shared node_modules dist-live
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/live.mjs"]
