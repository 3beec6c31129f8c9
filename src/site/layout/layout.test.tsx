import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { Document } from './document.tsx';
import { Layout } from './layout.tsx';
import type { CurrentSection } from './navigation-links.ts';

const now = new Date('2031-06-01T12:00:00.000Z');
const layout = (current: CurrentSection, demo = false) =>
  renderToStaticMarkup(
    <Layout settings={siteSettings} demo={demo} current={current} now={now}>
      <h1>Here</h1>
    </Layout>,
  );

describe('Layout', () => {
  it('has the header’s search box on every page but home (spec §2)', () => {
    expect(layout('buses')).toContain('id="header-search"');
    expect(layout('home')).not.toContain('id="header-search"');
  });

  it('says that demo buses are examples, only while they are', () => {
    expect(layout('home', true)).toContain('these buses are examples and not for sale');
    expect(layout('home')).not.toContain('examples and not for sale');
  });

  it('runs the copyright line from 2008 to the current year', () => {
    expect(layout('home')).toContain('© 2008–2031');
  });

  it('states both hours where the specification puts them', () => {
    const html = layout('home');
    expect(html).toContain('8AM-6PM EST');
    expect(html).toContain('Monday - Friday, 9:00AM to 6:00PM');
  });

  it('uses nothing that the content policy refuses', () => {
    expect(layout('buses', true)).not.toMatch(
      / style=| on[a-z]+=|<script(?! type="application\/json")|<style/,
    );
  });
});

describe('Document', () => {
  it('keeps structured data from closing its own element', () => {
    const html = renderToStaticMarkup(
      <Document
        meta={{
          title: 'T',
          description: 'D',
          canonicalUrl: 'https://omnibus.example/',
          jsonLd: [{ name: '</script><script>alert(1)</script>' }],
        }}
        assets={{
          stylesheets: ['/a.css'],
          boot: '/boot.js',
          scripts: ['/a.js'],
          fontPreloads: [],
          messages: '/messages/',
        }}
      >
        <p>Body</p>
      </Document>,
    );
    expect(html).not.toContain('<script>alert');
    // Only the first script runs by itself, when all is parsed.
    expect(html.match(/<script[^>]*src=[^>]*>/g)).toEqual([
      '<script type="module" src="/boot.js" data-start="/a.js">',
    ]);
  });
});
