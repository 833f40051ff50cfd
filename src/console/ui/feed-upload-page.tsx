import type { FeedUploadPage } from '../pages/feed-form-page.ts'
import { Button, Fault, PageHeading } from './parts.tsx'

/** INTAKE-1: a file for a feed, chosen or dropped. */
export function FeedUploadView({ feed, fault, notice, isFetched, most }: FeedUploadPage) {
  return (
    <>
      <p>
        <a href="/feeds">← Feeds</a>
      </p>
      <PageHeading
        title={`Upload a file for ${feed}`}
        note="It is checked like every file: one that looks wrong waits."
      />
      <Fault text={fault} />
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      <form
        method="post"
        action={`/feeds/${feed}/upload`}
        encType="multipart/form-data"
        className="card feed-drop"
        data-most-bytes={most.bytes}
        data-most-text={most.text}
      >
        <div className="field">
          <label htmlFor="file">File</label>
          <input
            id="file"
            type="file"
            name="file"
            required
            aria-describedby="file-hint file-said"
            accept=".csv,.txt,.tsv,.json,.ndjson,.jsonl,.xml,.zip,.gz"
          />
          <small id="file-hint" className="quiet">
            CSV, JSON or XML with all cars of the feed, also as ZIP, up to {most.text}. Choose it or drop it here.
          </small>
          <p id="file-said" className="form-fault" role="alert" data-file-said="" />
        </div>
        <Button>Upload and check</Button>
        <p className="quiet">
          A car that is not in the file counts as missing.
          {isFetched && ' This feed also fetches its file: the next one that differs replaces this one.'}
        </p>
      </form>
    </>
  )
}
