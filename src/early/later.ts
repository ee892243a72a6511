/** In a task of its own: a tap that comes meanwhile is answered before it. */
export const later = (task: () => unknown): unknown => setTimeout(task);
