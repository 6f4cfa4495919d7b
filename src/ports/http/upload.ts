/** The answer to an upload. */
export interface UploadAnswer {
  status: number;
  text: string;
}

/** The part of XMLHttpRequest that is used; tests replace it. */
export type UploadRequest = Pick<
  XMLHttpRequest,
  'open' | 'setRequestHeader' | 'send' | 'abort' | 'addEventListener' | 'status' | 'responseText' | 'timeout'
> & { readonly upload: Pick<XMLHttpRequestUpload, 'addEventListener'> };

/**
 * Posts a form with files. XMLHttpRequest, because `fetch` reports no upload progress.
 * @param onProgress gets the sent share, 0 to 1
 * @returns null without an answer: offline, connection lost, timeout, aborted
 */
export function upload(
  request: UploadRequest,
  {
    address,
    headers,
    body,
    timeoutMs,
    signal,
    onProgress,
  }: {
    address: string;
    headers: Readonly<Record<string, string>>;
    body: FormData;
    timeoutMs: number;
    signal: AbortSignal | undefined;
    onProgress: (share: number) => void;
  },
): Promise<UploadAnswer | null> {
  return new Promise((resolve) => {
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = timeoutMs;
    const abort = () => request.abort();
    const finish = (answer: UploadAnswer | null) => {
      signal?.removeEventListener('abort', abort);
      resolve(answer);
    };
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => finish({ status: request.status, text: request.responseText }));
    for (const failure of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(failure, () => finish(null));
    signal?.addEventListener('abort', abort, { once: true });
    request.send(body);
  });
}
