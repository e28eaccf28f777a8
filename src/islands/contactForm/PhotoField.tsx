import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon';
import type { FormPart } from './inputs';
import { MAX_PHOTOS, type Photo, type usePhotos } from './photos';
import { photoField } from './send';

interface PhotoFieldProps extends FormPart {
  readonly photos: ReturnType<typeof usePhotos>;
}

const SPARE_FIELDS = Array.from({ length: MAX_PHOTOS - 1 }, (_, index) => index + 1);

/**
 * Optional photos. Without script it is one, because full-size photos exceed what the host accepts in
 * one message; with script the field takes several, which are shown as thumbnails.
 */
export const PhotoField = ({ id, form, photos, locked }: PhotoFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { list, busy, problems, add, remove } = photos;

  const take = () => {
    const field = input.current;
    if (!field) return;
    field.multiple = true;
    add([...(field.files ?? [])]);
    // So that the same photo can be chosen again after it was removed.
    field.value = '';
  };
  // A photo may have been chosen before hydration.
  useEffect(take);

  const removeAndStay = (photo: Photo) => {
    remove(photo);
    input.current?.focus();
  };

  return (
    <div className="field full-width photos">
      <label htmlFor={`${id}-photos`}>
        {form.photosLabel} <span>{form.optional}</span>
      </label>
      <input
        ref={input}
        id={`${id}-photos`}
        name={photoField(0)}
        type="file"
        accept="image/*"
        aria-describedby={`${id}-photos-hint ${id}-photos-status`}
        disabled={locked}
        onChange={take}
      />
      {/* The host knows the fields of a form from its HTML, and accepts one file per field. */}
      {SPARE_FIELDS.map((index) => (
        <input key={index} name={photoField(index)} type="file" hidden />
      ))}
      {form.photosHint && (
        <p className="hint" id={`${id}-photos-hint`}>
          {form.photosHint}
        </p>
      )}
      <div id={`${id}-photos-status`} role="status">
        {busy && <p className="hint">{form.photosShrinking}</p>}
        {!busy && list.length > 0 && (
          <p className="visually-hidden">{`${list.length} ${form.photosAdded}`}</p>
        )}
        {problems.map((problem) => (
          <p key={problem} className="error">
            <Icon name="triangle-alert" />
            <span>{problem}</span>
          </p>
        ))}
      </div>
      {list.length > 0 && (
        <ul className="thumbnails">
          {list.map((photo) => (
            <li key={photo.url}>
              <img src={photo.url} alt={photo.name} onLoad={() => URL.revokeObjectURL(photo.url)} />
              <button
                className="button-icon"
                type="button"
                aria-label={`${form.photosRemove} ${photo.name}`}
                disabled={locked}
                onClick={() => removeAndStay(photo)}
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
