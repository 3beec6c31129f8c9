interface Frame {
  functionName: string;
  url: string;
}

/** As `node --cpu-prof` writes it. */
export interface Profile {
  nodes: { id: number; callFrame: Frame; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

type Rule = [part: string, functions: RegExp, urls?: RegExp];

/** Of a stack the innermost frame that one of these knows, in their order, says what it is part of. */
const rules: readonly Rule[] = [
  ['collecting garbage', /^\(garbage collector\)$/],
  ['React: the first page', /^(renderToString|renderToStaticMarkup)(Impl)?$/],
  [
    'the first list: question, search, counts',
    /^(answerList|understandQuery|search|continueList)\b/,
  ],
  ['the kept search index: reading and taking it over', /^(readContents|restore|unpack\w*|crc32)$/],
  ['asking the database', /^(executeQuery|commitTransaction)$/],
  ['opening the database', /^openSqlite$/],
  ['checking migrations', /^(migrate|isCurrent|refuseForeignHistory|checksumOf)$/],
  ['settings of the environment', /^(readEnv|parseEnv)$/],
  ['articles and texts', /^(createMarkdownContent|readDocument|load(Articles|TextPages))$/],
  ['naming the build', /^buildEdition$/],
  ['compiling our modules', /^(compileSourceTextModule|ModuleWrap)$/],
  [
    "Node's own modules, `fetch` among them",
    /^(compileForInternalLoader|lazyUndici|getESMFacade)$/,
  ],
  ['packages that are not built in (pino)', /^/, /node_modules/],
  [
    'finding and reading our modules',
    /^(resolveSync|loadSync|getSourceSync|afterResolve|stringify)$/,
  ],
  ['wiring: content', /^wireContent$/],
  ['wiring: inventory', /^(wireInventory|startInventoryServices)$/],
  ['wiring: media', /^wireMedia$/],
  ['wiring: forms', /^wireForms$/],
  ['wiring: back office', /^createStaffServices$/],
  ['wiring: everything else', /^(compose|wire\w+|createBackups)$/],
  ['the app and its front', /^(createPages|createPagesFirst|createFront|assetRoutes)$/],
  ['running our modules', /^$/, /dist\/server/],
  ['Node itself', /^/],
];

/** Milliseconds of one start by what they went into, up to the last of the first page. */
export function partsOfStart({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((one) => [one, id])),
  );
  const stackOf = (id: number) => {
    const stack: Frame[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at))
      stack.push(frames.get(at)!);
    return stack;
  };
  const known = new Map<number, { part: string; isPage: boolean }>();
  const look = (id: number) => {
    const seen = known.get(id) ?? describe(stackOf(id));
    known.set(id, seen);
    return seen;
  };
  const last = samples.findLastIndex((id) => look(id).isPage);
  const parts = new Map<string, number>();
  for (const [at, id] of samples.slice(0, last + 1).entries()) {
    const { part } = look(id);
    if (frames.get(id)!.functionName === '(idle)') continue;
    parts.set(part, (parts.get(part) ?? 0) + timeDeltas[at]! / 1_000);
  }
  return parts;
}

function describe(stack: readonly Frame[]): { part: string; isPage: boolean } {
  const found = rules.find(([, functions, urls]) =>
    stack.some(
      ({ functionName, url }) =>
        functions.test(functionName) && (urls === undefined || urls.test(url)),
    ),
  );
  return {
    part: found?.[0] ?? 'Node itself',
    isPage: stack.some(({ functionName }) => functionName === 'renderPage'),
  };
}
