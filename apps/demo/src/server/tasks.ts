import { runTask, type TaskInput, type TaskName } from '@cortex/server/tasks';

export type TaskOrder = { id: number; name: TaskName; input: unknown };
export type TaskAnswer = { id: number } & ({ ok: true; result: unknown } | { ok: false; reason: string });

self.onmessage = async ({ data }: MessageEvent<TaskOrder>) => {
  self.postMessage(await answer(data));
};

async function answer({ id, name, input }: TaskOrder): Promise<TaskAnswer> {
  try {
    return { id, ok: true, result: await runTask(name, input as TaskInput<typeof name>) };
  } catch (error) {
    return {
      id,
      ok: false,
      reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }
}
