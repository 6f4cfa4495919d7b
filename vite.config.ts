import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Shared by the browser build, the prerender build and the development server; see scripts/build.ts and scripts/dev.ts. */
export default defineConfig({
  plugins: [react()],
  publicDir: 'artwork/out/public',
  appType: 'custom',
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' }, transformer: 'lightningcss' },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
