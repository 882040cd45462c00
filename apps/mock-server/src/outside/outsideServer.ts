/** A model on any server that speaks the OpenAI API, e.g. at `http://127.0.0.1:11434/v1`. */
export type OutsideServer = { url: string; model: string; key?: string | undefined };
