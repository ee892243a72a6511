import { describe, expect, it } from 'vitest';
import { NotUnderstood } from '../../command/arguments.ts';
import { LEAD_STATES } from '../states/lead-states.ts';
import { readArguments } from './read-arguments.ts';

const ID = '0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f';
const read = (line: string) => readArguments(line.split(' ').filter((word) => word !== ''));

describe('readArguments', () => {
  it.each([
    ['list', { name: 'list', states: LEAD_STATES, limit: 50, json: false }],
    ['list --state held --limit 3 --json', { name: 'list', states: ['held'], limit: 3, json: true }],
    [`show ${ID}`, { name: 'show', ids: [ID], json: false }],
    [`show ${ID.toUpperCase()} --json`, { name: 'show', ids: [ID], json: true }],
    [`show ${ID} ${ID}`, { name: 'show', ids: [ID, ID], json: false }],
    ['show 0190-B5E2', { name: 'show', ids: ['0190b5e2'], json: false }],
    [`show 0190b5e2 ${ID}`, { name: 'show', ids: ['0190b5e2', ID], json: false }],
    [`curriculum ${ID} --to cv.pdf`, { name: 'curriculum', id: ID, file: 'cv.pdf', json: false }],
    ['curriculum 0190-B5E2 --to cv.pdf', { name: 'curriculum', id: '0190b5e2', file: 'cv.pdf', json: false }],
    [`retry 0190-b5e2 ${ID}`, { name: 'retry', ids: ['0190b5e2', ID], json: false }],
    ['release 0190B5E2', { name: 'release', ids: ['0190b5e2'], json: false }],
    ['close 0190-B5E2', { name: 'close', ids: ['0190b5e2'], json: false }],
    ['close --held --json', { name: 'close held', json: true }],
    ['export', { name: 'export', since: { days: 7 }, personal: false, file: undefined, json: false }],
    [
      'export --since 2026-11-16 --csv --personal --to leads.csv',
      { name: 'export', since: { day: '2026-11-16' }, personal: true, file: 'leads.csv', json: false },
    ],
    [
      'export --since 30d --json',
      { name: 'export', since: { days: 30 }, personal: false, file: undefined, json: true },
    ],
    ['curriculum --help', { name: 'help' }],
    [`retry ${ID} ${ID}`, { name: 'retry', ids: [ID, ID], json: false }],
    [`release ${ID}`, { name: 'release', ids: [ID], json: false }],
    ['--help', { name: 'help' }],
    ['retry --help', { name: 'help' }],
  ])('parses %j', (line, command) => {
    expect(read(line)).toEqual(command);
  });

  it.each([
    ['', 'Say what to do: list, show, curriculum, export, retry, release or close.'],
    ['lst', 'There is no command "lst"'],
    ['list all', '"list" takes no "all"'],
    ['list --state open', '--state is "open"; expected pending, sent, held, failed.'],
    ['list --limit 0', '--limit is "0"; expected a number from 1 to 10000.'],
    ['list --limit many', '--limit is "many"'],
    ['show', 'show needs the id of a lead'],
    ['show 12', '"12" is not the id of a lead'],
    [`curriculum ${ID} ${ID} --to cv.pdf`, '"curriculum" takes one id.'],
    [`curriculum ${ID}`, 'curriculum needs --to FILE'],
    [`curriculum ${ID} --to=`, 'curriculum needs --to FILE'],
    ['curriculum --to cv.pdf', 'curriculum needs the id of a lead'],
    [`show ${ID} --to cv.pdf`, '--to is an option of "curriculum" and "export".'],
    ['export all', '"export" takes no "all"'],
    ['export --since 0d', '--since is "0d"; expected days from 1d to 3650d, or a day such as 2026-11-16.'],
    ['export --since 2026-02-30', '--since is "2026-02-30"'],
    ['export --since lunedi', '--since is "lunedi"'],
    ['export --csv --json', 'either --csv or --json'],
    ['export --to=', '--to needs the name of a file.'],
    ['list --personal', '--since, --csv and --personal are options of "export".'],
    ['retry', 'retry needs the id of a lead'],
    [`release ${ID} x`, '"x" is not the id of a lead'],
    [`show ${ID} --state held`, '--state and --limit are options of "list".'],
    ['close', 'close needs the id of a lead'],
    [`close ${ID} --held`, '"close" takes either ids or --held.'],
    ['release --held', '--held is an option of "close".'],
    ['list --colour', "Unknown option '--colour'"],
  ])('explains what is wrong with %j', (line, message) => {
    expect(() => read(line)).toThrow(NotUnderstood);
    expect(() => read(line)).toThrow(message);
  });
});
