//! The text for people: an entry point a paragraph, what is there and nothing else.

use std::fmt::{Display, Formatter, Result};

use super::{Binding, EntryPoint, Inspection, Override, Place, Resource, StageVariable, Structure};
use crate::types::Interpolation;

impl Display for Inspection {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let mut paragraphs: Vec<String> = self.entry_points.iter().map(EntryPoint::to_string).collect();
        if !self.overrides.is_empty() {
            let lines = self.overrides.iter().map(|item| format!("  {item}\n"));
            paragraphs.push(format!("overrides\n{}", lines.collect::<String>()));
        }
        paragraphs.extend(self.structures.iter().map(Structure::to_string));
        for (word, names) in [
            ("enables", self.extensions.iter().map(|extension| extension.name()).collect::<Vec<_>>()),
            ("requires", self.language_features.iter().map(|feature| feature.name()).collect()),
        ] {
            if !names.is_empty() {
                paragraphs.push(format!("{word} {}\n", names.join(", ")));
            }
        }
        f.write_str(&paragraphs.join("\n"))
    }
}

/// A heading in an entry point's paragraph with a line for each item; nothing where there is none.
fn section<T: Display>(f: &mut Formatter<'_>, heading: &str, items: &[T]) -> Result {
    if items.is_empty() {
        return Ok(());
    }
    writeln!(f, "  {heading}")?;
    items.iter().try_for_each(|item| writeln!(f, "    {item}"))
}

impl Display for EntryPoint {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        writeln!(f, "{} {}", self.stage.name(), self.name)?;
        if let Some(size) = self.workgroup_size {
            let dimension = |size: Option<u32>| size.map_or_else(|| "?".to_owned(), |size| size.to_string());
            writeln!(f, "  workgroup size {}", size.map(dimension).join(" x "))?;
        }
        match self.workgroup_memory {
            Some(0) => {}
            Some(bytes) => writeln!(f, "  workgroup memory {bytes} bytes")?,
            None => writeln!(f, "  workgroup memory ? bytes")?,
        }
        section(f, "inputs", &self.inputs)?;
        section(f, "outputs", &self.outputs)?;
        section(f, "bindings", &self.bindings)?;
        let pairs: Vec<String> =
            self.texture_sampler_pairs.iter().map(|pair| format!("{} with {}", pair.texture, pair.sampler)).collect();
        section(f, "textures and samplers", &pairs)?;
        if let Some(immediates) = &self.immediates {
            writeln!(f, "  immediates {}: {}, {} bytes", immediates.name, immediates.ty, immediates.size)?;
        }
        section(f, "overrides", &self.overrides)
    }
}

impl Display for StageVariable {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self.place {
            Place::Builtin(builtin) => write!(f, "builtin {}", builtin.name())?,
            Place::Location { location, blend_src, interpolation } => {
                write!(f, "location {location}")?;
                if let Some(source) = blend_src {
                    write!(f, " blend_src {source}")?;
                }
                if let Some(Interpolation { kind, sampling }) = interpolation {
                    let sampling = sampling.map_or("", |sampling| sampling.name());
                    write!(f, " {} {sampling}", kind.name())?;
                }
            }
        }
        if self.invariant {
            write!(f, " invariant")?;
        }
        let name = self.name.as_deref().map_or_else(String::new, |name| format!("{name}: "));
        write!(f, "  {name}{}", self.ty)
    }
}

impl Display for Binding {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let resource = self.resource;
        write!(f, "{}:{}  {}: {}  {}", self.point.group, self.point.binding, self.name, self.ty, resource.kind())?;
        match resource {
            Resource::UniformBuffer { min_size } => write!(f, ", at least {min_size} bytes"),
            Resource::StorageBuffer { access, min_size } => {
                write!(f, ", {}, at least {min_size} bytes", access.name())
            }
            Resource::Sampler { comparison } => f.write_str(if comparison { ", comparison" } else { "" }),
            Resource::Texture { dimension, sample_type, multisampled } => {
                let multisampled = if multisampled { ", multisampled" } else { "" };
                write!(f, ", {}, {}{multisampled}", dimension.name(), sample_type.name())
            }
            Resource::StorageTexture { dimension, format, access } => {
                write!(f, ", {}, {}, {}", dimension.name(), format.name(), access.name())
            }
            Resource::ExternalTexture => Ok(()),
        }
    }
}

impl Display for Override {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if let Some(id) = self.id {
            write!(f, "@id({id}) ")?;
        }
        write!(f, "{}: {}", self.name, self.ty)?;
        match (self.value, self.ty.as_str()) {
            (Some(value), "bool") => write!(f, " = {}", value != 0.0)?,
            (Some(value), _) => write!(f, " = {value}")?,
            (None, _) => {}
        }
        f.write_str(if self.has_default { "" } else { ", no default" })
    }
}

impl Display for Structure {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        writeln!(f, "struct {}: {} bytes, aligned to {}", self.name, self.size, self.align)?;
        self.members.iter().try_for_each(|member| {
            writeln!(f, "  {:>4} {}: {}, {} bytes", member.offset, member.name, member.ty, member.size)
        })
    }
}
