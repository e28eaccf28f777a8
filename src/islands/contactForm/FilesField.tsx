import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { MAX_FILES } from '../../content/forms';
import type { FilesFieldView } from '../../content/views';
import { Icon } from '../../components/Icon';
import { FieldError, Labeled, type FieldProps } from './inputs';

interface ChosenFile {
  readonly file: File;
  /** Object URL, unique to this choice. */
  readonly url: string;
}

/** Whether a field accepts a file, which may be dragged to it. Some systems lack a type for an iPhone's photos. */
export const isAccepted = ({ name, type }: File, { accept }: FilesFieldView): boolean =>
  type.startsWith('image/') ||
  [...accept.split(','), '.heic', '.heif'].some((ending) => name.toLowerCase().endsWith(ending));

/** Name of one of the inputs of a field. The host accepts one file in each. */
const inputName = ({ name }: FilesFieldView, index: number): string => `${name}-${index + 1}`;
/** Indices of the inputs that are never shown. */
const SPARE = Array.from({ length: MAX_FILES - 1 }, (_, index) => index + 1);

/**
 * Optional photos or files. Without script the field takes one file, because full-size photos exceed
 * what the host accepts in one message; with script it takes several and lists them below.
 */
export const FilesField = ({ id, field, locked, optional }: FieldProps<FilesFieldView>) => {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { label, hint, limit, remove, added, tooMany, wrongType } = field.texts;

  useEffect(() => {
    if (input.current) input.current.multiple = true;
  }, []);

  const take = ({ currentTarget: control }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(control.files ?? [])];
    // So that the same file can be chosen again after it was removed.
    control.value = '';
    const accepted = chosen.filter((file) => isAccepted(file, field));
    const room = MAX_FILES - files.length;
    const taken = accepted.slice(0, room);
    setFiles([...files, ...taken.map((file) => ({ file, url: URL.createObjectURL(file) }))]);
    const refused = chosen.filter((file) => !accepted.includes(file));
    setProblems([
      ...refused.map(({ name }) => `${name} ${wrongType}`),
      ...(accepted.length > room ? [tooMany] : []),
    ]);
  };

  useEffect(() => {
    const form = input.current?.form;
    // The inputs themselves are empty.
    const addFiles = ({ formData }: FormDataEvent) => {
      for (const [index, { file }] of files.entries()) formData.set(inputName(field, index), file);
    };
    form?.addEventListener('formdata', addFiles);
    return () => form?.removeEventListener('formdata', addFiles);
  }, [field, files]);

  const removeAndStay = (file: ChosenFile) => {
    setFiles(files.filter((one) => one !== file));
    setProblems([]);
    input.current?.focus();
  };

  return (
    <Labeled id={id} label={label} optional={optional} className="full-width files">
      <input
        ref={input}
        id={id}
        name={inputName(field, 0)}
        type="file"
        accept={field.accept}
        aria-describedby={`${id}-hint ${id}-status`}
        disabled={locked}
        onChange={take}
      />
      {/* The host detects the fields of a form in its HTML. */}
      {SPARE.map((index) => (
        <input key={index} name={inputName(field, index)} type="file" hidden />
      ))}
      {(limit || hint) && (
        <p className="hint" id={`${id}-hint`}>
          {limit && <span className="script-only">{limit} </span>}
          {hint}
        </p>
      )}
      <div id={`${id}-status`} role="status">
        {files.length > 0 && <p className="visually-hidden">{`${files.length} ${added}`}</p>}
        {problems.map((problem) => (
          <FieldError key={problem} text={problem} />
        ))}
      </div>
      {files.length > 0 && (
        <ul className="chosen">
          {files.map((chosen) => (
            <li key={chosen.url}>
              <Thumbnail {...chosen} />
              <button
                className="button-icon"
                type="button"
                aria-label={`${remove} ${chosen.file.name}`}
                disabled={locked}
                onClick={() => removeAndStay(chosen)}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Labeled>
  );
};

/** A small version of a photo, or the name of a document. */
const Thumbnail = ({ file: { name, type }, url }: ChosenFile) => {
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return type.startsWith('image/') ? (
    <img src={url} alt={name} decoding="async" />
  ) : (
    <span className="document" translate="no">
      {name}
    </span>
  );
};
