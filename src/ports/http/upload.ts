/** What came back for an upload. */
export interface UploadAnswer {
  status: number;
  text: string;
}

/** The part of XMLHttpRequest that an upload uses; tests give their own. */
export type UploadRequest = Pick<
  XMLHttpRequest,
  'open' | 'setRequestHeader' | 'send' | 'abort' | 'addEventListener' | 'status' | 'responseText' | 'timeout'
> & { readonly upload: Pick<XMLHttpRequestUpload, 'addEventListener'> };

/**
 * Posts a form with files. XMLHttpRequest, because `fetch` does not say how much has been sent.
 * @param onProgress told of the share that has been sent, 0 to 1
 * @returns null when there was no answer: offline, cut off, too late, aborted
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
