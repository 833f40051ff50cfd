import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '#domain/staff/actor.ts'
import { changeDraft } from '#operations/draft/change-draft.ts'
import { createDraft } from '#operations/draft/drafts.ts'
import { proposeDraft } from '#operations/draft/propose-draft.ts'
import { openStudio, type TestStudio } from '#operations/draft/testing.ts'
import { showNotifications } from '#operations/notify/show-notifications.ts'
import type { ConsoleCall } from '../console-call.ts'
import { routes } from './notifications.route.ts'

let studio: TestStudio
let members: readonly Actor[] = []
beforeAll(async () => {
  studio = await openStudio('PGlite', { colleagues: { of: async () => members, record: async () => {} } })
  members = [studio.as('Mia').actor]
})
afterAll(() => studio.close())

it('STUDIO-15 the notification about a draft leads to its changes', async () => {
  const lee = studio.as('Lee', ['content'])
  const made = await createDraft(lee, { name: 'Words' })
  const draft = made.ok ? made.id : ''
  const changes = [{ kind: 'set', path: ['site.json', 'home', 'heading'], after: 'By Lee' }] as const
  await changeDraft(lee, draft, { key: 'first', seen: 0, changes })
  await proposeDraft(lee, draft, 'Please look')
  const mia = studio.as('Mia')
  const [news] = await showNotifications(mia)
  expect(news?.text).toContain('Words')
  const call = { platform: studio.platform, params: { id: news?.id }, visitor: { actor: mia.actor } }
  expect(await routes['GET /notifications/:id'](call as unknown as ConsoleCall)).toEqual({
    to: `/website/drafts/${draft}/changes?notification=${news?.id}`,
  })
})
