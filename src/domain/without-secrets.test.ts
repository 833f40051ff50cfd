import { expect, it } from 'vitest'
import { withoutCredentials } from './without-secrets.ts'

it.each([
  ['http://user:pass@feeds.example/a.jpg', 'http://***@feeds.example/a.jpg'],
  ['https://token@feeds.example/a.jpg', 'https://***@feeds.example/a.jpg'],
  ['https://u:p@ss@feeds.example/a.jpg', 'https://***@feeds.example/a.jpg'],
  ['sftp://dealer:secret@host/stock.csv is not there', 'sftp://***@host/stock.csv is not there'],
  ['https://cdn.example/a.jpg?w=400&api_key=abc&x=1', 'https://cdn.example/a.jpg?w=400&api_key=***&x=1'],
  [
    'https://s3.example/a?X-Amz-Signature=abc&X-Amz-Credential=d',
    'https://s3.example/a?X-Amz-Signature=***&X-Amz-Credential=***',
  ],
  ['https://a.example/?next=/b?token=abc=d?e&x=1#top', 'https://a.example/?next=/b?token=***&x=1#top'],
  ['https://a.example/?token=abc#top', 'https://a.example/?token=***'],
  ['https://a.example/b#access_token=abc', 'https://a.example/b#access_token=***'],
  ['https://a.example/?code= is empty', 'https://a.example/?code= is empty'],
  ['https://key.example/a=b?x=1', 'https://key.example/a=b?x=1'],
  ['https://cdn.example/a@2x.jpg', 'https://cdn.example/a@2x.jpg'],
  ['sales@dealer.example', 'sales@dealer.example'],
])('L6 %s is logged as %s', (text, shown) => {
  expect(withoutCredentials(text)).toBe(shown)
})
