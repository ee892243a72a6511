import { expect, it } from 'vitest';
import { makeProject } from './host.fixture.ts';
import { startHost } from './host.ts';

it.each([
  [{ 'other.txt': '' }, 'There is no built site in'],
  [
    { 'dist/index.html': '', 'dist/_redirects': '/a https://trama.example/b 200\n' },
    'Redirect from /a: the local host does not support',
  ],
  [{ 'dist/index.html': '', 'dist/_redirects': '/a\n' }, 'Missing destination path/URL'],
  [{ 'dist/index.html': '', 'dist/_headers': '  X-A: b\n' }, 'Path should come before header "X-A"'],
])('refuses to start and says why: %o', async (files, message) => {
  const wrong = makeProject(files);
  await expect(startHost({ port: 0, root: wrong.root })).rejects.toThrow(message);
  wrong.remove();
});
