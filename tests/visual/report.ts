import { serveReport } from './serveReport.ts';
import { tellReport } from './tellReport.ts';

/**
 * Writes the report of what differed in the last run of the stories; with `--serve` its buttons accept pictures and
 * write comments.
 */
if (process.argv.includes('--serve')) console.log(`The report is on ${await serveReport()}`);
else tellReport();
