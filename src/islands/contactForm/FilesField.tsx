import { css } from '@emotion/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fileInputName, MAX_FILES } from '../../content/forms';
import type { FilesFieldView, FormTexts } from '../../content/views';
import { Icon } from '../../components/Icon';
import { controlStyles, Field } from './fields';
import { kindOf } from './files';

const inputStyles = css`
  ${controlStyles}
  padding: 0.45rem 0.5rem;
  &::file-selector-button {
    min-height: 2.35rem;
    margin-right: 0.9rem;
    padding: 0 1rem;
    border: 0;
    border-radius: var(--r-sm);
    font: inherit;
    font-weight: var(--w-strong);
    color: var(--ink);
    background: var(--sunk);
  }
`;

const problemStyles = css`
  margin-top: 0.4rem;
  color: var(--danger);
  font-size: var(--fs-sm);
  font-weight: var(--w-medium);
`;

const listStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.75rem;
`;

const thumbnailStyles = css`
  width: 6rem;
  height: 6rem;
  padding: 2.75rem 0.5rem 0.5rem;
  overflow: hidden;
  font-size: var(--fs-sm);
  line-height: 1.2;
  border-radius: var(--r-sm);
  background: var(--sunk) center / cover;
`;

const removeStyles = css`
  position: absolute;
  top: 0;
  right: 0;
  border-radius: 0 var(--r-sm) 0 var(--r-md);
  color: var(--paper);
  background: var(--ink);
`;

interface ChosenProps {
  readonly file: File;
  readonly isPhoto: boolean;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** A small version of a photo, or the name of a document, and the button that removes it. */
const Chosen = ({ file, isPhoto, removeLabel, onRemove }: ChosenProps) => {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <li css={{ position: 'relative' }}>
      {isPhoto ? (
        <img
          css={[thumbnailStyles, { padding: 0, objectFit: 'cover' }]}
          src={url}
          alt={file.name}
        />
      ) : (
        <div css={thumbnailStyles} translate="no">
          {file.name}
        </div>
      )}
      <button
        className="button-icon"
        css={removeStyles}
        type="button"
        aria-label={`${removeLabel} ${file.name}`}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
    </li>
  );
};

interface FilesFieldProps {
  readonly id: string;
  readonly field: FilesFieldView;
  readonly optional: string;
  readonly texts: FormTexts;
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}

/**
 * Optional photos or files. Without script the field takes one file, because full-size photos exceed
 * what the host accepts in one message; with script it takes several and lists them below.
 */
export const FilesField = ({ id, field, optional, texts, files, onChange }: FilesFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { name, label, hint, accept } = field;

  const take = (control: HTMLInputElement): void => {
    const chosen = [...(control.files ?? [])].map((file) => ({ file, kind: kindOf(file, accept) }));
    // So that the same file can be chosen again after it was removed.
    control.value = '';
    const usable = chosen.filter(({ kind }) => kind === 'photo' || kind === 'document');
    const all = [...files, ...usable.map(({ file }) => file)];
    onChange(all.slice(0, MAX_FILES));
    const told = chosen.flatMap(({ file, kind }) => {
      if (kind === 'empty') return `${file.name} ${texts.filesEmpty}`;
      return kind === 'refused' ? `${file.name} ${texts.filesRefused}` : [];
    });
    setProblems(all.length > MAX_FILES ? [...told, texts.filesTooMany] : told);
  };

  useEffect(() => {
    if (!input.current) return;
    input.current.multiple = true;
    // A file that was chosen before this code came.
    if (input.current.value !== '') take(input.current);
  });

  const remove = (removed: File): void => {
    onChange(files.filter((file) => file !== removed));
    setProblems([]);
    input.current?.focus();
  };

  return (
    <Field
      {...{ id, label, optional }}
      isWide
      hint={
        <>
          <span className="script-only">{texts.filesLimit} </span>
          {hint}
        </>
      }
    >
      <input
        ref={input}
        id={id}
        // The list below says what was chosen.
        css={[inputStyles, files.length > 0 && { color: 'transparent' }]}
        name={fileInputName(name, 0)}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint ${id}-status`}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      {/* The host detects the fields of a form in its HTML. */}
      {Array.from({ length: MAX_FILES - 1 }, (_, index) => (
        <input key={index} name={fileInputName(name, index + 1)} type="file" hidden />
      ))}
      <div id={`${id}-status`} role="status">
        {files.length > 0 && (
          <p className="visually-hidden">{`${files.length} ${texts.filesAdded}`}</p>
        )}
        {problems.map((problem) => (
          <p key={problem} css={problemStyles}>
            {problem}
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul css={listStyles}>
          {files.map((file, index) => (
            <Chosen
              key={`${index} ${file.name}`}
              file={file}
              isPhoto={kindOf(file, accept) === 'photo'}
              removeLabel={texts.filesRemove}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
    </Field>
  );
};
