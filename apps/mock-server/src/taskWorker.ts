import { runTasks } from './backgroundTasks/runTasks.ts';
import { createAnalyzer, type Models } from './createAnalyzer.ts';
import { openDatabase } from './db/openDatabase.ts';
import { describeFault } from './http/requestLog.ts';
import { performLongElsewhere } from './workers/perform.ts';
import { startPool } from './workers/pool.ts';

export type TaskWorkerOptions = Models & {
  dataDirectory: string;
  /** The PostgreSQL database of the servers; SQLite belongs to one process. */
  databaseUrl: string;
};

/** A process that works on background tasks and answers no requests. */
export type TaskWorker = { stop(): Promise<void> };

/** Opens the database, brings its tables up to date, and works on background tasks beside the servers. */
export async function startTaskWorker(options: TaskWorkerOptions): Promise<TaskWorker> {
  const { db, close } = await openDatabase(options.dataDirectory, options.databaseUrl);
  const clock = () => new Date();
  const pool = startPool();
  const perform = performLongElsewhere(pool.perform);
  const analyzer = await createAnalyzer(options, { db, clock, perform });
  const runner = runTasks({ db, clock, analyzer }, (error) => {
    console.error(
      JSON.stringify({ at: clock(), level: 'error', task: 'worker', fault: describeFault(error) }),
    );
  });
  return {
    async stop() {
      await runner.stop();
      pool.stop();
      await close();
    },
  };
}
