import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands in for Chromatic's own server: answers what its command line asks, takes the Storybook that is uploaded and
 * serves it, and says that nothing changed.
 */
export class ChromaticServer {
  readonly questions: string[] = [];
  readonly files = new Map<string, Buffer>();
  private readonly server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const path = decodeURIComponent(new URL(request.url ?? '/', this.url).pathname);
    if (path.startsWith('/upload/')) {
      this.files.set(path.slice('/upload/'.length), await readFile(body, request.headers['content-type']));
      return response.writeHead(204).end();
    }
    if (path.startsWith('/sentinel')) return response.end('OK');
    const file = this.files.get(path.replace(/^\/storybook\//, ''));
    if (file) return response.setHeader('Content-Type', typeOf(path)).end(file);
    if (path !== '/graphql' && path !== '/api') return response.writeHead(404).end();
    const { query, variables } = JSON.parse(body.toString());
    const name = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
    this.questions.push(name);
    response.setHeader('Content-Type', 'application/json');
    return response.end(JSON.stringify({ data: this.answer(name, variables) }));
  });

  get url(): string {
    const address = this.server.address() as AddressInfo | null;
    return `http://127.0.0.1:${address?.port}`;
  }

  start(): Promise<void> {
    return new Promise((started) => this.server.listen(0, '127.0.0.1', started));
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer(name: string, variables: { files?: { filePath: string }[] }): unknown {
    const targets = (variables.files ?? []).map(({ filePath }) => ({
      contentType: 'application/octet-stream',
      fileKey: filePath,
      filePath,
      formAction: `${this.url}/upload/${encodeURIComponent(filePath)}`,
      formFields: {},
    }));
    const info = { targets, sentinelUrls: [`${this.url}/sentinel`], zipTarget: null };
    switch (name) {
      case 'CreateAppTokenMutation':
        return { appToken: 'token' };
      case 'CLIAppInfo':
        return { app: { features: { isReactNativeApp: false } } };
      case 'AnnounceBuildMutation':
        return { announceBuild: { ...BUILD, status: 'ANNOUNCED', reportToken: 'report' } };
      case 'UploadBuildMutation':
        return {
          uploadBuild: { info, build: { id: '1', status: 'ANNOUNCED', ancestorBuilds: [] }, userErrors: [] },
        };
      case 'UploadMetadataMutation':
        return { uploadMetadata: { info, userErrors: [] } };
      case 'BuildUploadHashes':
        return { buildUploadHashes: { build: { turboSnapStatus: 'UNUSED' } } };
      case 'PublishBuildMutation':
        return { publishBuild: { status: 'PUBLISHED', storybookUrl: `${this.url}/storybook` } };
      case 'FirstCommittedAtQuery':
        return { app: { firstBuild: null, lastBuild: null } };
      case 'HasBuildsWithCommitsQuery':
        return { app: { hasBuildsWithCommits: [] } };
      case 'LastBuildQuery':
        return { app: { isOnboarding: false, lastBuild: null } };
      case 'TrackCLITelemetryEvent':
        return { trackCLITelemetryEvent: true };
      default:
        return { app: { build: BUILD, mergedPullRequests: [] } };
    }
  }
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** A file comes as the last part of a form. */
async function readFile(body: Buffer<ArrayBuffer>, type = ''): Promise<Buffer> {
  if (!type.startsWith('multipart/')) return body;
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  const file = form.get('file');
  return file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : body;
}

function typeOf(path: string): string {
  return TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

const BUILD = {
  id: '1',
  number: 1,
  status: 'PASSED',
  browsers: [{ browser: 'CHROME' }],
  autoAcceptChanges: false,
  turboSnapEnabled: false,
  wasLimited: false,
  startedAt: 1,
  completedAt: 2,
  failureReason: null,
  upgradeBuilds: [],
  ancestorBuilds: [],
  specCount: 1,
  componentCount: 1,
  testCount: 1,
  changeCount: 0,
  errorCount: 0,
  pendingCount: 0,
  ignoredCount: 0,
  inProgressCount: 0,
  acceptedCount: 0,
  deniedCount: 0,
  actualTestCount: 1,
  actualCaptureCount: 1,
  inheritedCaptureCount: 0,
  interactionTestFailuresCount: 0,
  webUrl: 'http://127.0.0.1/build',
  storybookUrl: 'http://127.0.0.1/storybook',
  features: {
    uiTests: true,
    uiReview: true,
    isReactNativeApp: false,
    accessibilityTests: { enabled: false },
  },
  app: {
    id: '1',
    turboSnapAvailability: 'UNAVAILABLE',
    isOnboarding: false,
    manageUrl: 'http://127.0.0.1/manage',
    setupUrl: 'http://127.0.0.1/setup',
    account: { exceededThreshold: false, paymentRequired: false, billingUrl: 'http://127.0.0.1/billing' },
    repository: { provider: 'github' },
  },
  tests: [],
};
