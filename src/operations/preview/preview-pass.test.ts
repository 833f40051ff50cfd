import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { type PreviewPass, passText, readPass } from './preview-pass.ts'

const NOW = new Date('2026-11-26T01:00:00Z')
const ours = platform('a secret', NOW)
const PASS: PreviewPass = {
  siteSlug: 'north-cars',
  draftId: '7d1c0b9e-0000-4000-8000-000000000001',
  holder: { kind: 'link', id: 'f00d' },
  ends: new Date('2026-12-03T01:00:00Z'),
}

it('STUDIO-7 a link’s pass opens its own draft until it ends', () => {
  const text = passText(ours, PASS)
  expect(readPass(ours, text)).toEqual(PASS)
  expect(readPass(platform('a secret', PASS.ends), text)).toBeNull()
})

it('STUDIO-7 a pass that was changed, or that another platform signed, opens nothing', () => {
  const text = passText(ours, PASS)
  for (const changed of [
    text.replace('north-cars', 'south-cars'),
    text.replace('link', 'member'),
    text.replace('f00d', 'f00e'),
    text.replace(String(PASS.ends.getTime()), String(PASS.ends.getTime() + 1)),
    passText(platform('another secret', NOW), PASS),
    '',
    'a.b.c',
  ])
    expect(readPass(ours, changed), changed).toBeNull()
})

function platform(secret: string, now: Date) {
  return {
    keyedHash: (text: string) => createHmac('sha256', secret).update(text).digest('hex'),
    clock: { now: () => now },
  }
}
