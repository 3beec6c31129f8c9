import sax from 'sax';

/** The order of children as a regular expression over their names, each followed by a space. */
const children: Readonly<Record<string, string>> = {
  adf: '(prospect )+',
  prospect: '(id )*requestdate (vehicle )+customer vendor (provider )?',
  vehicle:
    '(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?' +
    '(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?',
  customer: 'contact (id )*(timeframe )?(comments )?',
  vendor: '(id )*vendorname (url )?contact ',
  provider: '(id )*name (service )?(url )?(email )?(phone )?(contact )?',
  contact: '(name )+((email )(phone )*|(phone )+)(address )?',
  address: '(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?',
};
const texts = new Set(
  (
    'id requestdate year make model vin stock trim odometer price comments vendorname url name service ' +
    'email phone street city regioncode postalcode country'
  ).split(' '),
);
const any = /^.*$/s;
const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  prospect: { status: /^(new|resend)$/ },
  id: { sequence: any, source: any },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  odometer: { status: /^(unknown|rolledover|replaced|original)$/, units: /^(km|mi)$/ },
  price: {
    type: /^(quote|offer|msrp|invoice|call|appraisal|asking)$/,
    currency: /^[A-Z]{3}$/,
    delta: /^(absolute|relative|percentage)$/,
    relativeto: /^(msrp|invoice)$/,
    source: any,
  },
  name: {
    part: /^(surname|first|middle|suffix|last|full)$/,
    type: /^(business|individual)$/,
  },
  email: { preferredcontact: /^[01]$/ },
  phone: {
    type: /^(voice|fax|cellphone|pager)$/,
    time: /^(morning|afternoon|evening|nopreference|day)$/,
    preferredcontact: /^[01]$/,
  },
  address: { type: /^(work|home|delivery)$/ },
  street: { line: /^\d$/ },
};

/**
 * What a document has against the document type of Auto-lead Data Format 1.0, in words; empty when it
 * is valid. Written from the published format: which element holds which others, and in what order.
 */
export function adfFaults(document: string): string[] {
  const faults: string[] = [];
  const open: { name: string; inside: string; text: string }[] = [];
  if (!/^<\?xml version="1\.0"[^?]*\?>\s*<\?adf version="1\.0"\?>/i.test(document))
    faults.push('begins without its declarations');
  const parser = sax.parser(true, {});
  Object.assign(parser, {
    onerror(error: Error) {
      faults.push(error.message);
      parser.resume();
    },
    onopentag({ name, attributes: given }: { name: string; attributes: Record<string, string> }) {
      const parent = open.at(-1);
      if (parent) parent.inside += `${name} `;
      else if (name !== 'adf') faults.push(`the root is ${name}`);
      if (!(name in children) && !texts.has(name)) faults.push(`there is no ${name}`);
      for (const [key, value] of Object.entries(given))
        if (!attributes[name]?.[key]?.test(value)) faults.push(`${name} ${key}="${value}"`);
      open.push({ name, inside: '', text: '' });
    },
    ontext(text: string) {
      const last = open.at(-1);
      if (last) last.text += text;
    },
    onclosetag() {
      const { name, inside, text } = open.pop()!;
      const order = children[name];
      if (order === undefined && inside !== '') faults.push(`${name} holds ${inside}`);
      if (order !== undefined && !new RegExp(`^${order}$`).test(inside))
        faults.push(`${name} holds ${inside}`);
      if (order !== undefined && text.trim() !== '') faults.push(`${name} holds text`);
      if (name === 'requestdate' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(text))
        faults.push(`requestdate ${text}`);
    },
  });
  parser.write(document).close();
  return faults;
}
