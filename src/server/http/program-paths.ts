/** Where the operations of the API lie. */
export const apiBasePath = '/api/v1';
/** Where its description lies. */
export const documentPath = '/openapi.json';
/** Where assistants ask. */
export const mcpPath = '/mcp';
