import { Trans } from '@lingui/react/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

it('keeps what somebody typed as text, beside the elements of the sentence', () => {
  const name = 'a <0>b</0> <script>c</script>';
  const html = renderToStaticMarkup(
    <Trans>
      Hello <b>{name}</b>, <i>welcome</i>
    </Trans>,
  );
  expect(html).toBe(
    'Hello <b>a &lt;0&gt;b&lt;/0&gt; &lt;script&gt;c&lt;/script&gt;</b>, <i>welcome</i>',
  );
});
