import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildOpenJobs } from './build/buildOpenJobs.ts';
import { drawFirstPage } from './build/drawFirstPage.ts';
import { leaveUnusedComponents } from './build/leaveUnusedComponents.ts';
import { nameAsset } from './build/nameAsset.ts';
import { precompress } from './build/precompress.ts';

/** The development server has no static server in front of it that fills in the API's address and Stripe's key. */
function configuration(): Plugin {
  return {
    name: 'cortex-configuration',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace('__API_BASE_URL__', process.env.API_BASE_URL ?? 'http://localhost:4010')
        .replace('__STRIPE_PUBLISHABLE_KEY__', process.env.STRIPE_PUBLISHABLE_KEY ?? ''),
  };
}

/** What every build of the app needs. */
export const appPlugins = () => [react(), leaveUnusedComponents()];

export default defineConfig({
  plugins: [...appPlugins(), configuration(), drawFirstPage(), precompress(), buildOpenJobs()],
  server: { host: '127.0.0.1', port: 3000 },
  build: {
    target: 'es2022',
    // For browsers without `modulepreload`, which load the same files when they need them.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: ['defineTokens', 'defineSemanticTokens'],
        // A dependency of an Emotion function that nothing here uses.
        moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }],
      },
      output: {
        // The first file names all others: what tells them apart need not be longer.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: nameAsset,
        codeSplitting: {
          // The sign-in page loads two files in parallel instead of some forty small ones.
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            {
              name: 'start',
              test: /apps\/web\/src\/(?:App\.tsx|pages\/SignInPage\.tsx)$/,
              priority: 1,
            },
            // One file for all other icons: each of its own would have to be named in the first one.
            { name: 'icons', test: /node_modules\/lucide-react\// },
            // The same for small parts that many pages have.
            {
              name: 'parts',
              test: /packages\/(?:ui|api-client)\/src\//,
              maxModuleSize: 2000,
              minShareCount: 3,
            },
            // And for the places of pages.
            { name: 'places', test: /apps\/web\/src\/(?:use(?:GoBack|ListPlace|Viewer)|stepBack)\.ts$/ },
            // One for what comes after the password, or in its place.
            {
              name: 'signInMore',
              test: /packages\/ui\/src\/(?:screens\/SignInScreen\/(?:CompanySignIn|SecondStep)|feedback\/companyMessages|forms\/CodeForm)/,
            },
            // One for dialogs that open now and then.
            {
              name: 'dialogs',
              test: /packages\/ui\/src\/(?:lists\/CandidateMail\/(?:ChangeInterviewDialog|InterviewFields|interviewValues|useMailSave|Mail(?:Dialog|Form|Preview|SeveralDialog|SeveralForm)|Template)|screens\/ActiveCandidatesScreen\/Merge|components\/ScoreMethod\/ScoreMethodDialog)/,
            },
            // And for what only one or two pages have: it is small, too.
            {
              name: 'rare',
              priority: 1,
              test: /packages\/(?:api-client\/src\/generated\/(?:account|analysis|applicants|applications|background|invitations|keys|ledger|mails|notes|publication|scorecards)\/|ui\/src\/(?:components\/(?:Card|CopyButton)\/|feedback\/(?:account|extension)Messages|forms\/(?:JobFields\/useJobEdit|SendConfirmation\/|createQueue|keyIndex|manyResumes\/)|lists\/CandidateTags\/|lists\/jobsPage\/|ranking\/followTask|resumeViewer\/PaneSkeleton|describeTimeLeft|lists\/applications\/(?:use|describe|moveInList)))|apps\/web\/src\/viewPaths/,
            },
          ],
        },
      },
    },
  },
});
