//! Where views of buffers may lie: the arithmetic of `bufferView` and `bufferArrayView`, for shader creation and pipeline creation alike.
//!
//! <https://www.w3.org/TR/WGSL/#buffer-view-builtin-functions>

use super::Features;
use crate::intrinsics::LanguageFeature;
use crate::types::{Type, TypeId, Types};

/// Why a buffer cannot be of so many bytes: the smallest number must fit in often enough.
pub(super) fn size_fault(bytes: u32, has_f16: bool) -> Option<String> {
    let unit = if has_f16 { 2 } else { 4 };
    (!bytes.is_multiple_of(unit))
        .then(|| format!("the size of a buffer must be a multiple of {unit}, and this is {bytes}"))
}

/// A call, and as much as is known of its arguments.
pub(super) struct View {
    /// The type that is seen.
    pub store: TypeId,
    /// What the address space asks of offsets.
    align: u64,
    /// The bytes of the buffer, where its type says them and they are known.
    pub buffer: Option<u32>,
    /// The byte at which the view begins.
    pub offset: Option<i64>,
    /// Of `bufferArrayView`: how many bytes are seen.
    pub size: Option<Option<i64>>,
}

impl View {
    /// A view through a pointer of type `pointer`, of which nothing else is known yet.
    pub fn new(types: &Types, pointer: TypeId, allowed: &Features) -> Option<Self> {
        let Type::Pointer { space, store, .. } = types.get(pointer) else { return None };
        let is_standard = allowed.has_language_feature(LanguageFeature::UniformBufferStandardLayout);
        let align = if is_standard { types.layout(store).align.into() } else { types.required_align(space, store) };
        Some(Self { store, align, buffer: None, offset: None, size: None })
    }

    /// The argument that is wrong, and why.
    pub fn fault(&self, types: &Types) -> Option<(usize, String)> {
        let least = match types.runtime_array(self.store) {
            Some((offset, stride)) => offset + stride,
            None => types.layout(self.store).size,
        };
        self.offset_fault().or_else(|| self.size_fault(types, least)).or_else(|| self.buffer_fault(least))
    }

    fn offset_fault(&self) -> Option<(usize, String)> {
        let offset = self.offset?;
        if offset < 0 {
            return Some((1, format!("an offset cannot be negative, and this is {offset}")));
        }
        let align = self.align;
        (!offset.unsigned_abs().is_multiple_of(align))
            .then(|| (1, format!("the offset must be a multiple of {align}, and is {offset}")))
    }

    fn size_fault(&self, types: &Types, least: u64) -> Option<(usize, String)> {
        let size = self.size??;
        let Ok(bytes) = u64::try_from(size) else {
            return Some((2, format!("a size cannot be negative, and this is {size}")));
        };
        if bytes < least {
            return Some((2, format!("a view of {size} bytes is too small: one element needs {least}")));
        }
        let (offset, stride) = types.runtime_array(self.store)?;
        (!(bytes - offset).is_multiple_of(stride)).then(|| {
            let message =
                format!("{size} bytes are no whole number of elements, each of {stride} bytes after {offset}");
            (2, message)
        })
    }

    fn buffer_fault(&self, least: u64) -> Option<(usize, String)> {
        let buffer = u64::from(self.buffer?);
        if least > buffer {
            return Some((0, format!("the view needs {least} bytes, and the buffer has {buffer}")));
        }
        let bytes = |known: Option<i64>| known.and_then(|known| u64::try_from(known).ok()).unwrap_or(0);
        let (at, end) = match self.size {
            Some(size) => (if size.is_some() { 2 } else { 1 }, bytes(self.offset) + bytes(size)),
            None => (1, bytes(self.offset) + least),
        };
        (end > buffer).then(|| (at, format!("the view ends at byte {end}, and the buffer has {buffer}")))
    }
}
