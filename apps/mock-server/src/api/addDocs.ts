import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { App } from './addOperation.ts';

const YAML = new URL('../../../../openapi.yaml', import.meta.url);
const JSON_FORM = new URL('../../../../openapi.json', import.meta.url);
const ASSETS = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist')));
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Cortex API</title>
    <link rel="icon" href="/docs/assets/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/assets/swagger-ui.css">
  </head>
  <body>
    <div id="contract"></div>
    <script src="/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

const script = `SwaggerUIBundle({
  url: '/docs/contract.json',
  dom_id: '#contract',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  showExtensions: true,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

/**
 * The contract as it is at /openapi.yaml and, the same, at /openapi.json, and rendered at /docs to read and to try on
 * this server. Nothing is loaded from elsewhere.
 */
export function addDocs(app: App): void {
  // Read when they are asked for, which is seldom, so that no server holds them.
  app.get('/openapi.yaml', (c) =>
    c.body(readFileSync(YAML, 'utf8'), 200, { 'Content-Type': 'application/yaml' }),
  );
  app.get('/openapi.json', (c) =>
    c.body(readFileSync(JSON_FORM, 'utf8'), 200, { 'Content-Type': 'application/json' }),
  );
  app.get('/docs/contract.json', (c) =>
    c.json({ ...JSON.parse(readFileSync(JSON_FORM, 'utf8')), servers: [{ url: '/' }] }),
  );
  app.get('/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': POLICY }));
  app.get('/docs/start.js', (c) => c.body(script, 200, { 'Content-Type': 'text/javascript' }));
  // Not the whole package: it brings a page of its own that names other hosts.
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']) {
    app.get(`/docs/assets/${file}`, serveStatic({ root: ASSETS, rewriteRequestPath: () => `/${file}` }));
  }
}
