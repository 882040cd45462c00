import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import { expect, test } from 'vitest';
import { openMemory } from './openMemory.ts';

const sqlite = await sqlite3InitModule();

function open() {
  const connection = openMemory(sqlite);
  connection.exec('CREATE TABLE kept (id INTEGER PRIMARY KEY, value BLOB)');
  return connection;
}

test('a statement is run again and again, with values of each kind', () => {
  const connection = open();
  const insert = connection.prepare('INSERT INTO kept (value) VALUES (?)');
  const values = ['text', 7, null, new Uint8Array([1, 2, 3]), ''];
  for (const value of values) expect(insert.run(value).changes).toBe(1);
  const select = connection.prepare('SELECT value FROM kept ORDER BY id');
  for (const _ of [1, 2]) expect(select.all().map((row) => Object(row).value)).toEqual(values);
  expect([...select.iterate()]).toHaveLength(values.length);
  expect(select.columns()).toEqual(['value']);
  expect(insert.columns()).toEqual([]);
  connection.close();
});

test('a transaction is seen while it lasts', () => {
  const connection = open();
  expect(connection.isTransaction).toBe(false);
  connection.prepare('BEGIN').run();
  expect(connection.isTransaction).toBe(true);
  connection.prepare('ROLLBACK').run();
  expect(connection.isTransaction).toBe(false);
  connection.close();
});

test('an error says the number of SQLite, and the statement works again after it', () => {
  const connection = open();
  const insert = connection.prepare('INSERT INTO kept (id) VALUES (?)');
  insert.run(1);
  expect(() => insert.run(1)).toThrow(expect.objectContaining({ errcode: 19 }));
  expect(insert.run(2).changes).toBe(1);
  connection.close();
});

test('a full storage is told as such', () => {
  const connection = open();
  connection.exec('PRAGMA max_page_count = 4');
  const insert = connection.prepare('INSERT INTO kept (value) VALUES (?)');
  expect(() => insert.run(new Uint8Array(100_000))).toThrow(expect.objectContaining({ errcode: 13 }));
  connection.close();
});

test('the database asks a function of ours', () => {
  const connection = open();
  connection.function('shout', { deterministic: true }, (text) => String(text).toUpperCase());
  expect(connection.prepare("SELECT shout('quiet') AS said").all()).toEqual([{ said: 'QUIET' }]);
  connection.close();
});
