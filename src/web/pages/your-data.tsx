import { YOUR_DATA_PATH } from '#domain/paths.ts'
import { YourDataPage } from '#ui/your-data/your-data-page.tsx'
import { say } from '#words/say.ts'
import * as words from '#words/your-data.ts'
import type { MetaArgs } from '../page-meta.ts'
import type { loader } from '../routes/your-data.ts'
import { useSite } from '../use-site.ts'

export function meta({ site }: MetaArgs<typeof loader>) {
  return [{ title: say(words.dataDeviceValue, { value: site?.name ?? '' }) }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  return <YourDataPage site={useSite()} onForgetReceipt={forgetReceipt} />
}

async function forgetReceipt(): Promise<void> {
  try {
    await fetch(YOUR_DATA_PATH, { method: 'POST', body: new URLSearchParams() })
  } catch {
    // Offline: the cookie expires within the hour anyway.
  }
}
