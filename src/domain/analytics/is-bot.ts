import { isbot } from 'isbot';

/** Whether the sender says of itself that it is a program. Those that pretend cannot be told. */
export const isBot = (userAgent: string): boolean => userAgent === '' || isbot(userAgent);
