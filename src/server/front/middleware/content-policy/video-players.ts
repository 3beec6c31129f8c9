/** The player's host that sets no cookies before a film starts. */
const playerOrigin = 'https://www.youtube-nocookie.com';

/** Lets pages frame the player, and nothing else; only where a video service is configured. */
export function allowVideoPlayers(policy: string, players: boolean): string {
  return players ? `${policy}; frame-src ${playerOrigin}` : policy;
}
