import type { z } from 'zod';
import type { MethodName, WorkbenchApi } from '../../src-shared/workbench/api.ts';
import { argumentSchemas } from '../../src-shared/workbench/argument-schemas.ts';
import { failed, type Result } from '../../src-shared/workbench/result.ts';

/** How many of the things wrong with an argument are told. */
const TOLD = 3;

/** Calls a method of the contract for a window. Name and argument are untrusted; whatever happens, the answer is a Result. */
export async function dispatch(api: WorkbenchApi, method: unknown, argument: unknown): Promise<Result<unknown>> {
  if (!isMethod(method)) return failed('call/unknown-method', `There is no method ${quoted(method)}.`);
  const checked = (argumentSchemas[method] as z.ZodType).safeParse(argument);
  if (!checked.success) {
    return failed('call/bad-arguments', `“${method}” cannot be called like this: ${complaint(checked.error)}.`);
  }
  try {
    const call = api[method] as (argument: unknown) => Promise<Result<unknown>>;
    return await call.call(api, checked.data);
  } catch (error) {
    console.error(`soundcheck: “${method}” failed:`, error);
    return callFailed();
  }
}

/** What a window is told of a fault of the program; the rest is on standard error. */
export const callFailed = (): Result<never> =>
  failed('call/failed', 'Something went wrong inside the program. Your work is kept; please try again.');

/** Own names only: `constructor` and its kin are no methods. */
const isMethod = (name: unknown): name is MethodName =>
  typeof name === 'string' && Object.hasOwn(argumentSchemas, name);

const quoted = (name: unknown): string =>
  typeof name === 'string' ? `“${name.slice(0, 60)}”` : `named by a ${typeof name}`;

function complaint({ issues }: z.ZodError): string {
  const told = issues.slice(0, TOLD).map(({ path, message }) => {
    const place = path.map(String).join('.').slice(0, 200);
    return `${place === '' ? 'the argument' : place}: ${message}`;
  });
  const more = issues.length - told.length;
  return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
