import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createFolderMailer } from './folder.ts'
import { mailerContract, type ReceivedMail, receivedMail, sampleMail } from './mail.contract.ts'

const folders: string[] = []
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
})

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-mail-'))
  folders.push(folder)
  return folder
}

async function readFolder(folder: string): Promise<readonly ReceivedMail[]> {
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map(async (name) => receivedMail(await readFile(join(folder, name), 'utf8'))))
}

mailerContract('the mail folder', async () => {
  const folder = await freshFolder()
  return {
    mailer: createFolderMailer({ folder, sender: 'website@forecourt.example' }),
    received: () => readFolder(folder),
  }
})

it('FORM-13 overwrites the file of a repeated mail, and leaves no temporary file', async () => {
  const folder = await freshFolder()
  const mailer = createFolderMailer({ folder, sender: 'website@forecourt.example' })
  await mailer.send(sampleMail)
  await mailer.send({ ...sampleMail, text: 'again' })
  expect(await readdir(folder)).toEqual(['lead-1.delivery-1.eml'])
  expect((await readFolder(folder))[0]?.text.trim()).toBe('again')
})

it('hides mails from other users of the machine', async () => {
  const folder = join(await freshFolder(), 'mail')
  await createFolderMailer({ folder, sender: 'website@forecourt.example' }).send(sampleMail)
  const [name] = await readdir(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, name ?? ''))).mode & 0o777).toBe(0o600)
})

it('names the folder that cannot be written, as a temporary fault', async () => {
  const folder = await freshFolder()
  const file = join(folder, 'not-a-folder')
  await writeFile(file, '')
  await chmod(file, 0o400)
  const mailer = createFolderMailer({ folder: file, sender: 'website@forecourt.example' })
  const failure = mailer.send(sampleMail)
  await expect(failure).rejects.toThrow(`mail: cannot write to ${file}`)
  await expect(failure).rejects.toMatchObject({ permanent: false })
})
