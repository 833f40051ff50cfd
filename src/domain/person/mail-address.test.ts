import { expect, it } from 'vitest'
import { isMailAddress } from './mail-address.ts'

it.each(['jo@dealer.example', 'jo.b+1@mail.dealer.com.au', 'a@b.c'])('%s is a mail address', (text) => {
  expect(isMailAddress(text)).toBe(true)
})

it.each(['', 'jo', 'jo@dealer', 'jo@.au', 'jo@dealer.', '@dealer.au', 'jo@a@b.au', 'jo b@dealer.au', 'jo@dealer.a u'])(
  '%j is none',
  (text) => {
    expect(isMailAddress(text)).toBe(false)
  },
)
