import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolderMailer } from './folder.ts'
import { sampleMail } from './mail.contract.ts'

it('D-19 deletes older mails of a folder, and ignores a missing folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-mail-'))
  const mailer = createFolderMailer({ folder, sender: 'website@forecourt.example' })
  await mailer.send({ ...sampleMail, messageId: 'old' })
  await mailer.send({ ...sampleMail, messageId: 'new' })
  const day = new Date('2024-01-01T00:00:00Z')
  await utimes(join(folder, 'old.eml'), day, day)
  await mailer.forgetBefore?.(new Date('2025-01-01T00:00:00Z'))
  expect(await readdir(folder)).toEqual(['new.eml'])
  await rm(folder, { recursive: true })
  await mailer.forgetBefore?.(new Date())
})

it('D-19 two processes delete the older mails of one folder at once, and neither stops at a mail that the other deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-mail-'))
  const day = new Date('2024-01-01T00:00:00Z')
  for (let n = 0; n < 100; n += 1) {
    await writeFile(join(folder, `${n}.eml`), 'old')
    await utimes(join(folder, `${n}.eml`), day, day)
  }
  const mailer = createFolderMailer({ folder, sender: 'website@forecourt.example' })
  const before = new Date('2025-01-01T00:00:00Z')
  await Promise.all([mailer.forgetBefore?.(before), mailer.forgetBefore?.(before)])
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

it('H8 deletes only the named mails of a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-mail-'))
  const mailer = createFolderMailer({ folder, sender: 'website@forecourt.example' })
  await mailer.send({ ...sampleMail, messageId: 'lead-1.a' })
  await mailer.send({ ...sampleMail, messageId: 'lead-2.b' })
  await mailer.forget?.(['lead-1.a', 'lead-3.c'])
  expect(await readdir(folder)).toEqual(['lead-2.b.eml'])
  await rm(folder, { recursive: true })
})
