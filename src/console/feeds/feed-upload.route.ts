import { isPulled } from '#domain/intake/feed-definition.ts'
import { may } from '#domain/staff/actor.ts'
import { UPLOAD_LIMIT, uploadFile } from '#operations/intake/manage-feeds.ts'
import { showFeed } from '#operations/intake/show-feeds.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { readUpload, TooManyFiles, UploadCutShort } from '../upload/read-upload.ts'
import { patience, withPatience } from '../with-patience.ts'
import type { FeedUploadPage } from './feed-form-values.ts'

/** INTAKE-1: a file that staff upload goes the way of every file of the feed: held files wait, the same file changes nothing. */
export const routes = {
  'GET /feeds/:name/upload': (call) => form(call, {}),
  'POST /feeds/:name/upload': async (call) => {
    const request = staffRequest(call)
    const name = call.params['name'] ?? ''
    try {
      const { type, stream, pace } = call.body
      const file = await readUpload(type, stream, pace)
      if (file === null) return await form(call, { fault: 'Choose a file first.' })
      const { content, isRead } = untilRead(file.content)
      const work = uploadFile(request, name, { ...file, content })
      // While the file comes, the connection moves: the wait begins when all of it is here.
      const waited = await withPatience(work, call.platform.log, isRead.then(patience))
      if (!waited.isDone) return { to: '/feeds?did=uploaded' }
      const takenFile = waited.result
      if (takenFile.outcome === 'unusable' && takenFile.runId !== null && (await isFirst(call, name)))
        return { to: `/feeds/${name}/mapping?file=${encodeURIComponent(takenFile.runId)}` }
      if (takenFile.runId !== null) return { to: `/feed-runs/${encodeURIComponent(takenFile.runId)}` }
      return await form(call, takenFile.outcome === 'same' ? { notice: SAME } : { fault: takenFile.sentence })
    } catch (error) {
      if (error instanceof TooManyFiles)
        return form(call, { fault: 'Choose one file. The form had too many, and nothing was changed.' })
      if (!(error instanceof UploadCutShort)) throw error
      return form(call, { fault: 'The upload broke off, and nothing was changed. Try again.' })
    }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** INTAKE-6: nothing of the feed was read yet, so the person who may match its columns does that next. */
async function isFirst(call: ConsoleCall, name: string): Promise<boolean> {
  const { site, actor } = onSite(call)
  const { feed } = await showFeed(staffRequest(call), name)
  return feed.appliedAt === null && may(actor, site, 'feed.edit')
}

/** The same content, and a promise for its end. */
function untilRead(content: AsyncIterable<Uint8Array>) {
  const { promise: isRead, resolve } = Promise.withResolvers<void>()
  async function* watched() {
    try {
      yield* content
    } finally {
      resolve()
    }
  }
  return { content: watched(), isRead }
}

const SAME = 'This is the file that we have: nothing has changed since it was last read.'

interface Said {
  readonly fault?: string
  readonly notice?: string
}

async function form(call: ConsoleCall, { fault, notice }: Said): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { feed } = await showFeed(request, call.params['name'] ?? '')
  return {
    status: fault === undefined ? 200 : 409,
    page: typedPage<FeedUploadPage>({
      kind: 'feed-upload',
      feed: feed.name,
      fault: fault ?? null,
      notice: notice ?? null,
      isFetched: isPulled(feed.definition.way),
      most: UPLOAD_LIMIT,
    }),
  }
}
