import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkedFile } from './checked-file.ts'

const PARTS = { kind: 'parts', shape: z.strictObject({ parts: z.array(z.string()) }), schema: {} } as const
const file = (value: unknown) => ({ ok: true, text: JSON.stringify(value), value }) as const

it('STUDIO-4 a file with the same text is checked once', () => {
  const first = checkedFile(file({ parts: ['bar'] }), PARTS)
  expect(first).toMatchObject({ success: true, data: { parts: ['bar'] } })
  expect(checkedFile(file({ parts: ['bar'] }), PARTS)).toBe(first)
})

it('STUDIO-4 a changed file, or the same text as a file of another kind, is checked', () => {
  expect(checkedFile(file({ parts: [1] }), PARTS).success).toBe(false)
  const models = { kind: 'models', shape: z.strictObject({ models: z.array(z.string()) }), schema: {} } as const
  expect(checkedFile(file({ parts: ['bar'] }), models).success).toBe(false)
})
