/** The tasks whose end is news in this tab: they were begun here, or seen going on. */
export const awaitedTasks = new Set<string>();
