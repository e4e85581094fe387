//! What a host's vertex buffers hold, as an option says it, and WebGPU's vertex formats.

use crate::util::{OptionType, OptionValue};

/// The vertex buffers of a pipeline, in order: `16 vertex 0=float32x3@0 1=unorm8x4@12; 4 instance 2=uint32@0` are two. Of each it says the
/// stride in bytes, whether an element is for a vertex or an instance, and which location is of which format at which offset.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VertexBuffers(pub(super) Vec<VertexBuffer>);

/// One of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct VertexBuffer {
    /// Bytes from an element to the next; nothing where all are one.
    pub(super) stride: u32,
    pub(super) per_instance: bool,
    pub(super) attributes: Vec<Attribute>,
}

/// What of an element is for a location.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Attribute {
    pub(super) location: u32,
    pub(super) format: Format,
    /// In bytes.
    pub(super) offset: u32,
}

/// How the components of an attribute lie in memory.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Format {
    pub(super) kind: Kind,
    /// Of each component; of those of `unorm10-10-10-2` the last has two.
    pub(super) bits: u32,
    pub(super) count: u32,
    /// Whether the first and the third are exchanged.
    pub(super) is_bgra: bool,
}

/// What a component is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Unorm,
    Snorm,
    Uint,
    Sint,
    Float,
}

/// The names of formats, before the bits.
const KINDS: &[(&str, Kind)] = &[
    ("unorm", Kind::Unorm),
    ("snorm", Kind::Snorm),
    ("uint", Kind::Uint),
    ("sint", Kind::Sint),
    ("float", Kind::Float),
];

impl VertexBuffers {
    /// The host has vertices fetched for the shader.
    pub const NONE: Self = Self(Vec::new());

    /// The attribute of a location, with its buffer and the buffer's number.
    pub(super) fn find(&self, location: u32) -> Option<(usize, &VertexBuffer, Attribute)> {
        let of = |(index, buffer): (usize, &'_ VertexBuffer)| {
            let attribute = buffer.attributes.iter().find(|attribute| attribute.location == location)?;
            Some((index, *attribute))
        };
        let (index, attribute) = self.0.iter().enumerate().find_map(of)?;
        Some((index, &self.0[index], attribute))
    }
}

impl OptionType for VertexBuffers {
    const KIND: &'static str = "stride vertex|instance location=format@offset ...; ...";

    fn read(value: &OptionValue, _: &'static [&'static str]) -> Result<Self, String> {
        let OptionValue::Text(text) = value else { return Err("a list of vertex buffers".to_owned()) };
        let buffers: Result<Vec<VertexBuffer>, String> =
            text.split(';').map(str::trim).filter(|buffer| !buffer.is_empty()).map(buffer).collect();
        let buffers = buffers?;
        let mut locations: Vec<u32> =
            buffers.iter().flat_map(|buffer| &buffer.attributes).map(|attribute| attribute.location).collect();
        locations.sort_unstable();
        match locations.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(format!("a list of vertex buffers that has location {} once", pair[0])),
            None => Ok(Self(buffers)),
        }
    }
}

/// `STRIDE STEP LOCATION=FORMAT@OFFSET...`
fn buffer(text: &str) -> Result<VertexBuffer, String> {
    let wrong = || format!("`STRIDE vertex|instance LOCATION=FORMAT@OFFSET...` for each vertex buffer, not `{text}`");
    let mut words = text.split_whitespace();
    let mut word = || words.next().ok_or_else(wrong);
    let stride = word()?.parse().ok().filter(|stride: &u32| stride.is_multiple_of(4)).ok_or_else(wrong)?;
    let per_instance = match word()? {
        "vertex" => false,
        "instance" => true,
        _ => return Err(wrong()),
    };
    let mut attributes = Vec::new();
    for word in words {
        let attribute = attribute(word).ok_or_else(wrong)?;
        let size = attribute.format.size();
        let end = attribute.offset.checked_add(size).ok_or_else(wrong)?;
        if !attribute.offset.is_multiple_of(size.min(4)) || (stride != 0 && end > stride) || end > MOST_BYTES {
            return Err(format!(
                "a list of vertex buffers whose attributes are aligned and within the stride, not `{word}`"
            ));
        }
        attributes.push(attribute);
    }
    Ok(VertexBuffer { stride, per_instance, attributes })
}

/// WebGPU's greatest stride.
const MOST_BYTES: u32 = 2048;

fn attribute(word: &str) -> Option<Attribute> {
    let (location, rest) = word.split_once('=')?;
    let (name, offset) = rest.split_once('@')?;
    Some(Attribute { location: location.parse().ok()?, format: Format::from_name(name)?, offset: offset.parse().ok()? })
}

impl Format {
    fn from_name(name: &str) -> Option<Self> {
        if name == "unorm10-10-10-2" {
            return Some(Self { kind: Kind::Unorm, bits: 10, count: 4, is_bgra: false });
        }
        let (name, is_bgra) = name.strip_suffix("-bgra").map_or((name, false), |name| (name, true));
        let (rest, kind) = KINDS.iter().find_map(|&(prefix, kind)| Some((name.strip_prefix(prefix)?, kind)))?;
        let (bits, count) = rest.split_once('x').unwrap_or((rest, "1"));
        let (bits, count) = (bits.parse().ok()?, count.parse().ok()?);
        let is_there = match (kind, bits) {
            (Kind::Unorm | Kind::Snorm | Kind::Uint | Kind::Sint, 8 | 16) | (Kind::Float, 16) => {
                matches!(count, 1 | 2 | 4)
            }
            (Kind::Uint | Kind::Sint | Kind::Float, 32) => (1..=4).contains(&count),
            _ => false,
        };
        let is_bgra_there = !is_bgra || (kind, bits, count) == (Kind::Unorm, 8, 4);
        (is_there && is_bgra_there).then_some(Self { kind, bits, count, is_bgra })
    }

    /// Bytes.
    fn size(self) -> u32 {
        if self.bits == 10 { 4 } else { self.bits * self.count / 8 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<VertexBuffers, String> {
        VertexBuffers::read(&OptionValue::Text(text.to_owned()), &[])
    }

    #[test]
    fn lists_are_read() {
        let buffers = read("16 vertex 0=float32x3@0 1=unorm8x4-bgra@12; 4 instance 2=uint32@0").expect("it is one");
        let (index, buffer, attribute) = buffers.find(1).expect("it is there");
        assert_eq!((index, buffer.stride, buffer.per_instance, attribute.offset), (0, 16, false, 12));
        assert!(attribute.format.is_bgra && buffers.find(2).is_some_and(|(_, buffer, _)| buffer.per_instance));
        assert!(buffers.find(3).is_none());
        assert_eq!(read(""), Ok(VertexBuffers::NONE));
    }

    #[test]
    fn what_webgpu_does_not_take_is_refused() {
        for wrong in [
            "15 vertex 0=float32@0",
            "16 vertex 0=float32x3@2",
            "16 vertex 0=float32x4@4",
            "16 corner 0=float32@0",
            "16 vertex 0=float8@0",
            "16 vertex 0=uint8x3@0",
            "16 vertex 0=unorm32@0",
            "16 vertex 0=unorm16x4-bgra@0",
            "16 vertex 0=float32@0; 4 vertex 0=float32@0",
            "16 vertex 0",
            "16",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
