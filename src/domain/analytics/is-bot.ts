/** What programs that fetch pages by themselves call themselves. */
const programs =
  /bot\b|bot\/|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|phantom|selenium|puppeteer|playwright|monitor|uptime|pingdom|scrap|fetch\b|curl|wget|python|java\/|go-http|okhttp|axios|node\b|libwww|httpclient|facebookexternalhit|embedly|whatsapp/i;

/** Whether the sender says of itself that it is a program. Those that pretend cannot be told. */
export const isBot = (userAgent: string): boolean => userAgent === '' || programs.test(userAgent);
