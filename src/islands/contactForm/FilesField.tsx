import { useEffect, useRef } from 'react';
import type { FilesFieldView } from '../../content/views';
import { Icon } from '../../components/Icon';
import { Label, type FieldPart } from './inputs';
import { ACCEPTED } from './prepareFile';
import { fileFields, type ChosenFile, type useFiles } from './useFiles';

interface FilesFieldProps extends FieldPart<FilesFieldView> {
  readonly files: ReturnType<typeof useFiles>;
}

/**
 * Optional photos or files. Without script it is one, because full-size photos exceed what the host
 * accepts in one message; with script the field takes several, which are listed below it.
 */
export const FilesField = ({ id, field, files, locked, optional }: FilesFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { list, busy, problems, add, remove } = files;
  const { label, hint, limit, preparing, added } = field.texts;
  const [first, ...spare] = fileFields(field);
  const inputId = `${id}-${field.name}`;

  const take = () => {
    const control = input.current;
    if (!control) return;
    control.multiple = true;
    add([...(control.files ?? [])]);
    // So that the same file can be chosen again after it was removed.
    control.value = '';
  };
  // A file may have been chosen before hydration.
  useEffect(take);

  const removeAndStay = (file: ChosenFile) => {
    remove(file);
    input.current?.focus();
  };

  return (
    <div className="field full-width files">
      <Label htmlFor={inputId} label={label} optional={optional} />
      <input
        ref={input}
        id={inputId}
        name={first}
        type="file"
        accept={ACCEPTED[field.kind]}
        aria-describedby={`${inputId}-hint ${inputId}-status`}
        disabled={locked}
        onChange={take}
      />
      {/* The host knows the fields of a form from its HTML, and accepts one file per field. */}
      {spare.map((name) => (
        <input key={name} name={name} type="file" hidden />
      ))}
      {(limit || hint) && (
        <p className="hint" id={`${inputId}-hint`}>
          {limit && <span className="limit">{limit} </span>}
          {hint}
        </p>
      )}
      <div id={`${inputId}-status`} role="status">
        {busy && <p className="hint">{preparing}</p>}
        {!busy && list.length > 0 && <p className="visually-hidden">{`${list.length} ${added}`}</p>}
        {problems.map((problem) => (
          <p key={problem} className="error">
            <Icon name="triangle-alert" />
            <span>{problem}</span>
          </p>
        ))}
      </div>
      {list.length > 0 && (
        <ul className="chosen">
          {list.map((file) => (
            <li key={file.id}>
              <Thumbnail file={file} />
              <button
                className="button-icon"
                type="button"
                aria-label={`${field.texts.remove} ${file.name}`}
                disabled={locked}
                onClick={() => removeAndStay(file)}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** A photo in small, or the name of a document. */
const Thumbnail = ({ file: { name, url } }: { readonly file: ChosenFile }) =>
  url === undefined ? (
    <span className="document" translate="no">
      {name}
    </span>
  ) : (
    <img src={url} alt={name} onLoad={() => URL.revokeObjectURL(url)} />
  );
