import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Shared by the browser build, the prerender build and the development server; see scripts/build.ts and scripts/dev.ts. */
export default defineConfig(({ command }) => ({
  plugins: [react()],
  optimizeDeps: {
    include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  },
  publicDir: 'artwork/out/public',
  appType: 'custom',
  css: {
    modules: {
      // The names are a tenth of the styles and of the HTML: only the hash is published.
      generateScopedName: command === 'build' ? '[hash:base64:5]' : '[local]_[hash:base64:5]',
    },
  },
  build: {
    target: 'baseline-widely-available',
    // light-dark() has to stay as it is: the stand-in for older browsers does not follow .on-basalt.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
