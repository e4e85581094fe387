//! What a shader wrote, as text: buffers by the types that the shader gives them, textures and targets row by row.

use colorfast::constant::half::f16_to_f64;
use colorfast::interpret::texture::Texture;
use colorfast::interpret::{Draw, Resources};
use colorfast::ir::{Binding, Module};
use colorfast::types::{Type, TypeId, Types};
use colorfast_protocol::resources;
use colorfast_wire::{ResourceKind, Work};
use std::fmt::Write;

/// The most lines of a resource that are printed.
const MOST_LINES: usize = 64;
/// Scalars on a line.
const PER_LINE: usize = 16;

/// All that may have been written.
pub fn text(module: Option<&Module>, work: &Work, bound: &Resources, draw: Option<&Draw>) -> String {
    let mut text = String::new();
    for resource in work.resources.iter().filter(|resource| resource.kind.is_written()) {
        let binding = resources::binding(resource);
        let variable = module.and_then(|module| variable(module, binding));
        let name = variable.map_or("", |(name, _)| name);
        let head = format!("@group({}) @binding({}) {name}", binding.group, binding.binding);
        match &resource.kind {
            ResourceKind::Texture(_) => put_texture(&mut text, &head, bound.texture(binding)),
            _ => {
                let bytes = bound.get(binding).unwrap_or_default();
                let mut lines = Vec::new();
                match (module, variable) {
                    (Some(module), Some((_, ty))) => put_value(module, ty, String::new(), bytes, &mut lines),
                    _ => put_scalars("", &Type::U32, 4, bytes, &mut lines),
                }
                put(&mut text, &format!("{head}, {} bytes", bytes.len()), &lines);
            }
        }
    }
    for (index, target) in draw.iter().flat_map(|draw| &draw.targets).enumerate() {
        put_texture(&mut text, &format!("target {index}"), Some(target));
    }
    text
}

/// The name of the variable that a binding is for, and the type of what it holds.
fn variable(module: &Module, binding: Binding) -> Option<(&str, TypeId)> {
    let variables = module.block_insts(module.root()).filter_map(|inst| module.result(inst));
    let found = variables.into_iter().find(|&value| module.binding_of(value) == Some(binding))?;
    let Type::Pointer { store, .. } = module.shape_of(found.into()) else { return None };
    Some((module.value(found).name.map_or("", |name| module.name(name)), store))
}

fn put(text: &mut String, head: &str, lines: &[String]) {
    writeln!(text, "{head}:").expect("a String takes all");
    for line in lines.iter().take(MOST_LINES) {
        writeln!(text, "  {line}").expect("a String takes all");
    }
    if lines.len() > MOST_LINES {
        writeln!(text, "  and {} more lines", lines.len() - MOST_LINES).expect("a String takes all");
    }
}

/// A value's lines, one for each scalar, vector or column; of arrays of scalars, one for each sixteen. Recursion is as deep as types nest.
fn put_value(module: &Module, ty: TypeId, path: String, bytes: &[u8], lines: &mut Vec<String>) {
    let types = &module.store.types;
    // More is not shown, and need not be made.
    if lines.len() > MOST_LINES * 16 {
        return;
    }
    match types.get(ty) {
        Type::Vector { elem, size } => {
            let of_vector = &bytes[..bytes.len().min(types.layout(elem).size as usize * usize::from(size))];
            put_scalars(&path, &types.get(elem), types.layout(elem).size, of_vector, lines);
        }
        Type::Matrix { column, .. } => elements(module, column, types.matrix_stride(column), &path, bytes, lines),
        Type::Array { elem, .. } if is_scalar(types, elem) => {
            put_scalars(&path, &types.get(elem), types.array_stride(elem), bytes, lines);
        }
        Type::Array { elem, .. } => elements(module, elem, types.array_stride(elem), &path, bytes, lines),
        Type::Struct(id) => {
            for member in &types.struct_type(id).members {
                let name = module.name(member.name);
                let path = if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
                let from = (member.offset as usize).min(bytes.len());
                let is_last = types.runtime_array(member.ty).is_some();
                let to = if is_last { bytes.len() } else { (from + member.size as usize).min(bytes.len()) };
                put_value(module, member.ty, path, &bytes[from..to], lines);
            }
        }
        Type::Buffer(_) => put_scalars(&path, &Type::U32, 4, bytes, lines),
        scalar => {
            let size = types.layout(ty).size;
            put_scalars(&path, &scalar, size, &bytes[..bytes.len().min(size as usize)], lines);
        }
    }
}

fn elements(module: &Module, elem: TypeId, stride: u64, path: &str, bytes: &[u8], lines: &mut Vec<String>) {
    let whole = module.store.types.layout(elem).size as usize;
    let parts = bytes.chunks(stride.max(1) as usize).filter(|part| part.len() >= whole);
    for (index, part) in parts.enumerate().take(MOST_LINES * 16) {
        put_value(module, elem, format!("{path}[{index}]"), part, lines);
    }
}

fn is_scalar(types: &Types, ty: TypeId) -> bool {
    types.is_scalar(ty) || matches!(types.get(ty), Type::Atomic(_))
}

/// Scalars that lie so far apart; their type's name is not needed where they are few.
fn put_scalars(path: &str, ty: &Type, stride: u64, bytes: &[u8], lines: &mut Vec<String>) {
    let scalars: Vec<String> =
        bytes.chunks(stride.max(1) as usize).take(MOST_LINES * PER_LINE * 4).map(|part| scalar(ty, part)).collect();
    let is_long = scalars.len() > PER_LINE;
    for (line, values) in scalars.chunks(PER_LINE).enumerate() {
        let at = if is_long { format!("{path}[{}]", line * PER_LINE) } else { path.to_owned() };
        lines.push(format!("{at}{}{}", if at.is_empty() { "" } else { ": " }, values.join(" ")));
    }
}

fn scalar(ty: &Type, bytes: &[u8]) -> String {
    let size = if *ty == Type::F16 { 2 } else { 4 };
    let bits = bytes.iter().take(size).rev().fold(0_u32, |bits, &byte| bits << 8 | u32::from(byte));
    match ty {
        Type::I32 | Type::Atomic(TypeId::I32) => bits.cast_signed().to_string(),
        Type::F32 => format!("{:?}", f32::from_bits(bits)),
        Type::F16 => format!("{:?}", f16_to_f64(bits as u16)),
        _ => bits.to_string(),
    }
}

/// The texels of the first level, a line each row, as a shader would load them.
fn put_texture(text: &mut String, head: &str, texture: Option<&Texture>) {
    let Some(texture) = texture else { return };
    let [width, height, depth] = texture.size;
    let size = texture.format.size() as usize;
    let mut lines = Vec::new();
    let row = size * texture.samples as usize * width as usize;
    for bytes in texture.bytes.chunks_exact(row.max(1)).take(height as usize * depth as usize).take(MOST_LINES + 1) {
        let texels: Vec<String> = bytes.chunks_exact(size).map(|texel| texel_text(texture, texel)).collect();
        lines.push(texels.join("  "));
    }
    put(text, &format!("{head}, {width}x{height}x{depth} texels"), &lines);
}

fn texel_text(texture: &Texture, bytes: &[u8]) -> String {
    let channel = |bits: u32| {
        if texture.format.is_float() { format!("{:.3}", f32::from_bits(bits)) } else { bits.cast_signed().to_string() }
    };
    let channels: Vec<String> = texture.format.decode(bytes).into_iter().map(channel).collect();
    channels.join(" ")
}
