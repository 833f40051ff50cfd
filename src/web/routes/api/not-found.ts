import { jsonError } from '../../calls/json-api.ts'

/** A call that does not exist is told so in JSON, whatever its method (http-api.md). */
export const loader = () => jsonError(404, 'There is no such call.')
export const action = loader
