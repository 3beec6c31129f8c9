/** Asked for by those who watch a node or send it visitors, which know it by its address. */
export const healthPaths = /^\/(healthz|readyz|serving)(\?|$)/;
