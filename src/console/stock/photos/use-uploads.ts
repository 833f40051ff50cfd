import { useRef, useState } from 'react'
import { counted } from '#domain/counted.ts'
import { sendFilesHere } from '../../browser/send-here.ts'
import { isPage, typedPage } from '../../shown.ts'
import type { PhotoPage, PhotoSection } from './photo-values.ts'
import type { TakePhotos } from './take-photos.ts'

/** A photo that waits, is being sent, or was refused. */
export interface Upload {
  readonly id: number
  readonly file: File
  /** Which part of it is sent; null: it waits. */
  readonly part: number | null
  /** Why it was not added; null: nothing is wrong. */
  readonly fault: string | null
}

/**
 * DESK-4: photos that are chosen, taken or dropped are sent one after the other, each with its progress and its own fault.
 * Together they are one step to undo.
 */
export function useUploads({ carId, mostBytes }: PhotoSection, take: TakePhotos, say: (text: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef<Queue>({ last: Promise.resolve(), next: 0, waiting: 0, added: 0, refused: 0, step: null })
  const change = (id: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...to } : each)))
  const dismiss = (id: number) => setUploads((all) => all.filter((each) => each.id !== id))

  /** Null: it was added; else why not. */
  const sent = async (id: number, file: File): Promise<string | null> => {
    if (file.size > mostBytes) return `${file.name} is larger than ${mostBytes / 1024 / 1024} MB: send a smaller copy.`
    const body = new FormData()
    body.append('photos', file)
    const { step } = queue.current
    const address = `/stock/${carId}/photos/upload${step === null ? '' : `?${new URLSearchParams({ step })}`}`
    const pageData = await sendFilesHere(address, body, (part) => change(id, { part }))
    if (pageData === null) return `${file.name} was not sent: the connection broke.`
    const { page } = pageData
    // The faults are said at their file.
    const taken = take(
      isPage<PhotoPage>(page, 'stock-car')
        ? { ...pageData, page: typedPage<PhotoPage>({ ...page, photos: { ...page.photos, faults: [] } }) }
        : pageData,
    )
    if (!isPage<PhotoPage>(page, 'stock-car') || taken === null)
      return `${file.name} was not added. Load this page again.`
    const [fault = null] = page.photos.faults
    if (fault === null) queue.current.step = page.photos.notice?.undo ?? null
    return fault
  }
  const send = (id: number, file: File) => {
    const now = queue.current
    now.waiting += 1
    now.last = now.last.then(async () => {
      const fault = await sent(id, file)
      if (fault === null) {
        now.added += 1
        dismiss(id)
      } else {
        now.refused += 1
        change(id, { fault })
      }
      now.waiting -= 1
      if (now.waiting > 0) return
      say(`${counted(now.added, 'photo')} added.${now.refused === 0 ? '' : ` ${now.refused} not added.`}`)
      Object.assign(now, { added: 0, refused: 0, step: null })
    })
  }
  return {
    uploads,
    dismiss,
    add: (files: Iterable<File>) => {
      const added = [...files].map((file): Upload => ({ id: queue.current.next++, file, part: null, fault: null }))
      setUploads((all) => [...all, ...added])
      for (const { id, file } of added) send(id, file)
    },
    again: (id: number, file: File) => {
      change(id, { fault: null, part: null })
      send(id, file)
    },
  }
}

/** The uploads of a page, which outlive its renders. */
interface Queue {
  last: Promise<void>
  next: number
  waiting: number
  added: number
  refused: number
  /** The step that these photos belong to; null: none is added yet. */
  step: string | null
}
