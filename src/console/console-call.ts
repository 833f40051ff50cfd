import type { Pace } from '#operations/bodies/paced-upload.ts'
import type { RoutePlatform } from '#operations/route-platform.ts'
import type { ConsoleVisitor } from '#operations/staff/console-actor.ts'
import type { Site } from '#site/site.ts'
import type { ConsolePage } from './shown.ts'

/** What a route of the console gets. */
export interface ConsoleCall {
  readonly platform: RoutePlatform
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly form: FormData
  /** Of a route that takes a file: its type and its body as it comes. */
  readonly body: {
    readonly type: string
    readonly stream: ReadableStream<Uint8Array> | null
    /** How fast it must come; the usual, if left out. */
    readonly pace?: Pace | undefined
  }
  /** Headers for `platform.accounts`. */
  readonly headers: Headers
  readonly address: string
  /** ':3000', as the request's host has it: a demonstration's previews are at the same; empty at the usual one. */
  readonly port: string
  readonly visitor: ConsoleVisitor | null
  readonly allSites: readonly Site[]
}

export type PageStatus = 200 | 400 | 403 | 404 | 409 | 413 | 429 | 500 | 503

/** An answer: a page, another address, or a file. Any of them may set cookies. */
export type ConsoleAnswer = { readonly cookies?: readonly string[] } & (
  | {
      readonly page: ConsolePage
      readonly status?: PageStatus
      /** STAFF-10: the page's form gets back what was typed, whatever it shows itself. */
      readonly keepsWords?: boolean
      /** What was typed is stored: its draft ends, and the form begins again. */
      readonly isStored?: boolean
    }
  /** `resends`: the browser sends the same form there. `holds`: the form waits for a second factor, if it can be held. */
  | { readonly to: string; readonly resends?: boolean; readonly holds?: boolean }
  | { readonly csv: string; readonly name: string }
  | { readonly json: string; readonly name: string }
  /** A file that is saved, never shown (INBOX-7). */
  | { readonly download: Uint8Array<ArrayBuffer>; readonly name: string; readonly type: string }
  /** A JPEG, or of another type. A picture with a type has an address that names its content (STUDIO-18). */
  | { readonly photo: Uint8Array<ArrayBuffer>; readonly type?: string }
  /** Texts that go to the browser one by one, as they happen. */
  | { readonly events: (signal: AbortSignal) => AsyncIterable<string>; readonly ended?: () => void }
)

export type ConsoleHandler = (call: ConsoleCall) => Promise<ConsoleAnswer>
