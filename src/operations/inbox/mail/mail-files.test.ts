import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkedFiles } from '#domain/inbox/checked-files.ts'
import { mailFilePrefix } from '#domain/inbox/mail-file.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { fileTime } from '#tests/setup/file-time.ts'
import { erasePerson, findPerson } from '../../person/people.ts'
import { sweepOldDetails } from '../../person/sweep-old-details.ts'
import { deliverLead } from '../../sending/deliver-lead.ts'
import { requestOn } from '../../site-request.ts'
import { requestBy } from '../../staff-request.ts'
import { sampleSite } from '../../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'
import { showConversation } from '../show-conversation.ts'
import { BUYER, enquire, sampleActor, sampleColleagues } from '../testing.ts'
import { showMailFile } from './show-mail-file.ts'
import { receivePosted } from './testing.ts'
import { writeReply } from './write-reply.ts'

const kim = sampleActor('kim')
const PDF = new TextEncoder().encode('%PDF-1.7 the offer')

describe.each(TEST_DATABASES)('files of mails on %s', (database) => {
  let platform: TestPlatform
  let id: string
  beforeEach(async () => {
    const sites = [sampleSite(), sampleSite({ slug: 'other', hostnames: ['other.example'] })]
    platform = await createTestPlatform({ sites, database, colleagues: sampleColleagues([kim]), now: await fileTime() })
    id = (await enquire(requestOn(platform, site()))).conversationId
    await platform.runDeferred()
  })
  afterEach(() => platform.close())

  const site = (slug = 'yard') => platform.site(slug)
  const offer = (name = 'Offer for Jo.pdf') => {
    const checked = checkedFiles([{ name, bytes: PDF }])
    if (!checked.ok) throw new Error(checked.fault)
    return checked.files
  }
  const reply = (change: Partial<Parameters<typeof writeReply>[2]> = {}, actor = kim) =>
    writeReply(requestBy(platform, site(), actor), id, {
      mailId: 'once',
      subject: '',
      text: 'The offer.',
      carIds: [],
      files: offer(),
      ...change,
    })
  const objects = async () => {
    const keys: string[] = []
    for await (const { key } of platform.objects.list(mailFilePrefix('yard'))) keys.push(key)
    return keys
  }
  const files = async () =>
    ((await showConversation(requestBy(platform, site(), kim), id))?.mails ?? []).flatMap((mail) => mail.files)
  const see = (fileId: string, actor = kim, slug = 'yard', conversationId = id) =>
    showMailFile(requestBy(platform, site(slug), actor), { conversationId, fileId })

  const inbound = async (attachments: readonly object[], change: object = {}) => {
    const token = (await platform.storage.forSite(site()).inbox.conversations.find(id))?.token
    return receivePosted(platform, {
      MessageID: 'service-1',
      FromFull: { Email: 'Jo@mail.example', Name: 'Jo Nguyen' },
      ToFull: [{ Email: `yard.${token}@reply.forecourt.example` }],
      TextBody: 'My licence is attached.',
      Attachments: attachments,
      ...change,
    })
  }
  const attached = (Name: string, bytes: Uint8Array | string, more: object = {}) => ({
    Name,
    Content: Buffer.from(bytes).toString('base64'),
    ContentType: 'image/png',
    ...more,
  })

  it('INBOX-7 a file is stored before the reply is acknowledged, and goes out with the mail', async () => {
    expect(await reply()).toMatchObject({ ok: true })
    expect(await objects()).toHaveLength(1)
    expect(await files()).toMatchObject([
      { name: 'Offer for Jo.pdf', contentType: 'application/pdf', size: PDF.byteLength, isInline: false },
    ])
    await platform.runDeferred()
    const [attached] = platform.mailer.sent.at(-1)?.attachments ?? []
    expect(attached).toMatchObject({ name: 'Offer for Jo.pdf', contentType: 'application/pdf' })
    expect(Buffer.from(attached?.bytes ?? []).toString()).toBe('%PDF-1.7 the offer')
  })

  it('INBOX-7 a second click stores one file, and other files with the id of a sent mail replace none', async () => {
    await reply()
    const [first] = await files()
    await reply({ files: offer('other.pdf') })
    expect(await files()).toEqual([first])
    expect(await objects()).toHaveLength(1)
  })

  it('INBOX-7 the same mail twice, or a mail to nobody, stores no files', async () => {
    const both = await Promise.all([inbound([attached('a.pdf', PDF)]), inbound([attached('a.pdf', PDF)])])
    expect(both.toSorted()).toEqual(['known', 'stored'])
    expect(await inbound([attached('a.pdf', PDF)])).toBe('known')
    const nobody = { MessageID: 'service-2', ToFull: [{ Email: `yard.${'0'.repeat(32)}@reply.forecourt.example` }] }
    expect(await inbound([attached('a.pdf', PDF)], nobody)).toBe('unknown')
    expect(await objects()).toHaveLength(1)
  })

  it('D-19 the hourly round deletes files without a mail, but not those that still wait for one', async () => {
    await reply()
    const [fileId] = (await files()).map((file) => file.id)
    await platform.objects.write('mail-files/yard/orphan', PDF, 'application/pdf')
    await sweepOldDetails(platform, ['yard'])
    expect(await objects()).toHaveLength(2)
    platform.clock.pass(61)
    await sweepOldDetails(platform, ['yard'])
    expect(await objects()).toEqual([`mail-files/yard/${fileId}`])
    await platform.storage.rawDatabase().executeSql(`update conversations set last_lead_at = '2020-01-01'`)
    await sweepOldDetails(platform, ['yard'])
    expect(await objects()).toEqual([])
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('INBOX-7 a reply whose file cannot be stored is not acknowledged, and nothing of it is there', async () => {
    const failing = {
      ...platform,
      objects: { ...platform.objects, write: () => Promise.reject(new Error('no answer')) },
    }
    const given = { mailId: 'once', subject: '', text: 'Hi', carIds: [], files: offer() }
    await expect(writeReply(requestBy(failing, site(), kim), id, given)).rejects.toThrow('no answer')
    expect((await showConversation(requestBy(platform, site(), kim), id))?.mails).toEqual([])
  })

  it('INBOX-7 a mail never goes out without its file: it waits for the store, and is given up once the file is lost', async () => {
    await reply()
    const mail = (await showConversation(requestBy(platform, site(), kim), id))?.mails[0]
    const sending = { siteSlug: 'yard', id: mail?.deliveryId ?? '' }
    const away = { ...platform, objects: { ...platform.objects, read: () => Promise.reject(new Error('no answer')) } }
    expect(await deliverLead(away, sending)).toMatchObject({ ok: false, nextAttemptAt: expect.any(Date) })
    expect(platform.mailer.sent.filter(({ byPerson }) => byPerson)).toEqual([])
    platform.clock.pass(30)
    expect(await deliverLead(platform, sending)).toEqual({ ok: true })
    expect(platform.mailer.sent.at(-1)?.attachments).toHaveLength(1)

    await reply({ mailId: 'two' })
    for (const key of await objects()) await platform.objects.remove(key)
    const second = (await showConversation(requestBy(platform, site(), kim), id))?.mails.at(-1)?.deliveryId ?? ''
    expect(await deliverLead(platform, { siteSlug: 'yard', id: second })).toMatchObject({
      ok: false,
      error: 'mail: its file ‘Offer for Jo.pdf’ is lost',
    })
    expect(platform.mailer.sent.filter(({ byPerson }) => byPerson)).toHaveLength(1)
  })

  it('INBOX-7 a refused reply leaves no file behind, nor does one of a person who may not reply', async () => {
    expect(await reply({ text: ' ' })).toEqual({ ok: false, reason: 'empty' })
    expect(await reply({}, sampleActor('mel', { roles: ['stock'] }))).toEqual({ ok: false, reason: 'not-found' })
    expect(await objects()).toEqual([])
  })

  it('INBOX-7 STAFF-5 staff read it in its conversation; other sites, conversations and roles do not', async () => {
    await reply()
    const fileId = (await files())[0]?.id ?? ''
    expect(Buffer.from((await see(fileId))?.bytes ?? []).toString()).toContain('the offer')
    const { conversationId } = await enquire(requestOn(platform, site()), {
      email: 'ann@mail.example',
      phone: '0498 765 432',
    })
    expect(await see(fileId, kim, 'yard', conversationId)).toBeNull()
    expect(await see(fileId, sampleActor('mel', { roles: ['stock'] }))).toBeNull()
    expect(await see(fileId, kim, 'other')).toBeNull()
    expect(await see('../photo')).toBeNull()
  })

  it('INBOX-7 a buyer’s mail brings its files, whatever they are; their type is that of their bytes', async () => {
    const html = '<img src="https://track.example/x.png"><img src="cid:logo@mail"><script>alert(1)</script>'
    const logo = attached('logo.png', Buffer.from('89504e470d0a1a0a00', 'hex'), { ContentID: '<logo@mail>' })
    const files = [logo, attached('../Licence.pdf', PDF), attached('run.html', html)]
    expect(await inbound(files, { HtmlBody: html })).toBe('stored')
    const shown = await showConversation(requestBy(platform, site(), kim), id)
    expect(shown?.mails.at(-1)).toMatchObject({ body: 'My licence is attached.', html: null })
    const stored = shown?.mails.at(-1)?.files ?? []
    expect(stored.map(({ name, contentType, isInline }) => [name, contentType, isInline])).toEqual([
      ['Licence.pdf', 'application/pdf', false],
      ['run.html', 'application/octet-stream', false],
      ['logo.png', 'image/png', true],
    ])
    expect(Buffer.from((await see(stored[0]?.id ?? ''))?.bytes ?? [])).toEqual(Buffer.from(PDF))
    expect(stored[0]?.size).toBe(PDF.byteLength)
  })

  it('INBOX-7 above 10 MB together the mail joins the conversation, and says which files were left out', async () => {
    const part = new Uint8Array(4 * 1024 * 1024)
    const names = ['one.jpg', 'two.jpg', 'three.jpg']
    expect(await inbound([...names.map((name) => attached(name, part)), attached('small.pdf', PDF)])).toBe('stored')
    const stored = await files()
    expect(stored.map(({ name, id: fileId, size }) => [name, fileId === null, size])).toEqual([
      ['one.jpg', false, part.byteLength],
      ['two.jpg', false, part.byteLength],
      ['small.pdf', false, PDF.byteLength],
      ['three.jpg', true, part.byteLength],
    ])
    expect(await objects()).toHaveLength(3)
  })

  it('INBOX-7 a file that cannot be read loses no mail', async () => {
    expect(await inbound([{ Name: 7 }, attached('a.pdf', PDF), { Name: 'b', Content: '%%%' }])).toBe('stored')
    expect((await files()).map(({ name }) => name)).toEqual(['a.pdf'])
  })

  it('INBOX-12 H8 the export has names and sizes, and erasing the person deletes the bytes at once', async () => {
    await reply()
    const person = { email: BUYER.email, phone: null }
    const found = await findPerson(requestOn(platform, site()), person)
    expect(found.conversation_mails).toMatchObject([{ files: [{ name: 'Offer for Jo.pdf', size: PDF.byteLength }] }])
    expect(await erasePerson(requestOn(platform, site()), person)).toMatchObject({ ok: true })
    expect(await objects()).toEqual([])
  })

  it('INBOX-12 H8 of two people who share a conversation, the files go with the erased one’s mails', async () => {
    await enquire(requestOn(platform, site()), { name: 'Sam', email: 'sam@mail.example' })
    await reply()
    expect(await objects()).toHaveLength(1)
    await erasePerson(requestOn(platform, site()), { email: BUYER.email, phone: null })
    expect(await objects()).toEqual([])
  })
})
