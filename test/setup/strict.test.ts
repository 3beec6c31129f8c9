import { connect } from 'node:net';
import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { listenLocally } from './listen-locally.ts';
import { expectLogged } from './strict.ts';

it.fails('fails a test that logs an error', () => {
  console.error('something went wrong');
});

it.fails('fails a test that logs a warning', () => {
  console.warn('careful');
});

it.fails('fails a test that makes React warn', () => {
  const List = () => createElement('ul', null, [createElement('li'), createElement('li')]);
  renderToString(createElement(List));
});

it('accepts a line that the test announced', () => {
  expectLogged(/^the disk is full/);
  console.error('the disk is full', new Error('ENOSPC'));
});

it.fails('fails a test that fetches from another machine', async () => {
  await fetch('http://198.51.100.7/').catch(() => null);
});

it.fails('fails a test that opens a socket to another machine', () => {
  try {
    connect(80, 'example.com');
  } catch {
    // The attempt counts, not how the code took it.
  }
});

it('lets tests talk to this machine', async () => {
  const server = createServer((_, response) => response.end('hello'));
  const port = await listenLocally(server);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('hello');
  await new Promise((resolve) => server.close(resolve));
});
