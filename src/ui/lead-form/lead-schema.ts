import { config } from 'zod/v4/core'

// zod would try to compile its checks, which the pages' Content-Security-Policy forbids and the console would tell.
config({ jitless: true })

/** The server's schema of a form, as a chunk of its own for the browser (check-lead.ts). */
export { leadFormSchema } from '#domain/lead/form/lead-form.ts'
