import {
  createMcpHandler,
  isLegacyRequest,
  originValidationResponse,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { BodyFault } from '#site/body-fault.ts';
import { readBoundedBody } from '#site/read-bounded-body.ts';
import { overHttpsOnly } from '../../front/middleware/security-headers.ts';
import { problemOfOurs } from '../problem-details.ts';
import { programHeaders } from '../program-headers.ts';
import { createToolCalls, toolList } from './all-tools.ts';
import { textOfSellers, type ToolServices } from './tool.ts';

/** Questions are short; a list of ids is the longest. */
const mostBytes = 16 * 1024;
const mcpVersion = '1.0.0';

const instructions = `Buses for sale, read only. ${textOfSellers} To reach the dealer, prepare a form and give its link to the buyer: nothing is sent from here.`;

/**
 * `POST /mcp`: the Model Context Protocol over streamable HTTP, for assistants that buyers use. Every
 * request stands alone: no session is kept, nothing streams, nothing writes. Limits are taken ahead
 * of it, like those of lists.
 */
export function mcpRoutes(parts: {
  services: ToolServices;
  siteName: string;
  /** Another figure when the answer to anything may have changed. */
  stamp(): number;
  /** Told of errors that are ours, not the caller's. */
  onError(error: unknown): void;
}): Hono {
  const { services } = parts;
  const call = createToolCalls(services, parts.stamp);
  const hosts = [new URL(services.siteUrl).hostname];

  const createServer = () => {
    const server = new Server(
      { name: parts.siteName, version: mcpVersion },
      { capabilities: { tools: {} }, instructions },
    );
    server.setRequestHandler('tools/list', () => ({ tools: toolList }));
    server.setRequestHandler('tools/call', async ({ params }) => {
      const answer = await call(params.name, params.arguments).catch((error: unknown) => {
        parts.onError(error);
        throw new ProtocolError(ProtocolErrorCode.InternalError, problemOfOurs(error).message);
      });
      if (answer) return answer;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool.');
    });
    return server;
  };
  // Nobody is told of changes: there are none.
  const { fetch: answer } = createMcpHandler(createServer, { maxSubscriptions: 0 });

  /** Protocol versions before 2026, which the library answers as a stream unless told. */
  const answerOlder = async (request: Request, parsedBody: unknown) => {
    const server = createServer();
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody });
    } finally {
      await server.close();
    }
  };

  const answerPost = async (request: Request) => {
    let body: unknown;
    try {
      body = JSON.parse((await readBoundedBody(request, mostBytes)).toString());
    } catch (error) {
      if (error instanceof BodyFault) return fault(error.status, -32_600, error.message);
      if (error instanceof SyntaxError) return fault(400, -32_700, 'The body is no JSON.');
      throw error;
    }
    if (Array.isArray(body)) {
      return fault(400, -32_600, 'Send one message a request: batches are not taken.');
    }
    const isOlder = await isLegacyRequest(request, body);
    return isOlder ? answerOlder(request, body) : answer(request, { parsedBody: body });
  };

  return new Hono()
    .use(overHttpsOnly(services.siteUrl))
    .all('/', async ({ req: { raw: request } }) => {
      const foreign = originValidationResponse(request, hosts);
      const response =
        foreign ??
        (request.method === 'POST'
          ? await answerPost(request)
          : fault(405, -32_000, 'Only POST is answered.'));
      for (const [name, value] of Object.entries(programHeaders)) response.headers.set(name, value);
      if (response.status === 405) response.headers.set('allow', 'POST');
      return response;
    })
    .onError((error) => {
      parts.onError(error);
      return fault(500, -32_603, 'Something went wrong here.');
    });
}

/** An answer of JSON-RPC to what never became a call. */
const fault = (status: number, code: number, message: string) =>
  Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status });
