//! Buffers: each is a block of its own, whose members GLSL's layouts put where WGSL has them.
//!
//! std430 lays members out as WGSL does, but for `@size` and `@align`: padding becomes members. std140 rounds arrays and structures up
//! to 16 bytes; matrices of closer columns become their columns. What std140 cannot say at all is refused.

use crate::diagnostic::{Diagnostic, Diagnostics, Rule};
use crate::ir::{DialectProperties, Module, ValueId};
use crate::rewrite::repack::{Repacked, wrap_variable};
use crate::transform::Transform;
use crate::types::{
    AddressSpace, ArrayCount, IoAttributes, StructId, StructMember, StructType, Type, TypeFlags, TypeId,
};
use crate::util::Symbol;

/// std140 keeps elements of arrays, and structures, a multiple of 16 bytes apart.
const UNIFORM_LAYOUT: Rule = Rule::new("glsl/uniform-layout", "");

/// The structures that are blocks, and not types: in order, since each was declared when it was found.
#[derive(Default)]
pub struct Blocks(Vec<StructId>);

impl Blocks {
    /// Whether a structure is a block.
    pub fn contains(&self, structure: StructId) -> bool {
        self.0.binary_search(&structure).is_ok()
    }
}

pub(super) const INFO: Transform = Transform {
    name: "blocks",
    description: "makes blocks of buffers, laid out as WGSL has them",
    accepts: DialectProperties::DIALECT_CALLS
        .union(DialectProperties::DUPLICATE_NAMES)
        .union(DialectProperties::IO_VARIABLES),
    adds: DialectProperties::DUPLICATE_NAMES,
    follows: &["immediates", "preserve_padding", "decompose_access", "glsl_textures"],
    run: |module, _| blocks(module).map(drop),
    ..Transform::ANY
};

/// Gives every buffer a block.
pub(super) fn blocks(module: &mut Module) -> Result<Blocks, Diagnostics> {
    INFO.begin(module);
    let mut blocks = Blocks::default();
    let mut layouts = [Layouts::new(true), Layouts::new(false)];
    let stage = module.entry_points().next().and_then(|entry| module.function(entry).stage);
    let stage = stage.map_or("", |stage| stage.name());
    for inst in module.root_insts() {
        let Some(variable) = module.result(inst) else { continue };
        let Type::Pointer { space: space @ (AddressSpace::Uniform | AddressSpace::Storage), store, .. } =
            module.store.types.get(module.value(variable).ty)
        else {
            continue;
        };
        let layouts = &mut layouts[usize::from(space == AddressSpace::Storage)];
        let Some(place) = layouts.place(module, store) else {
            let message = "std140 cannot lay this uniform buffer out: elements of its arrays, or its structures, lie closer than 16 bytes";
            return Err(Diagnostic::error(UNIFORM_LAYOUT, module.inst(inst).span, message).into());
        };
        layouts.repacked.variable(module, variable);
        blocks.0.push(wrap(module, variable, place.ty, stage));
    }
    Ok(blocks)
}

/// Declares the block of a variable that holds a `ty`, and makes it hold that.
fn wrap(module: &mut Module, variable: ValueId, ty: TypeId, stage: &str) -> StructId {
    let name = module.value(variable).name.map_or("buffer", |name| module.name(name));
    // Programs of several stages know blocks by their names.
    let name = [name, "_", stage, "_block"].concat();
    let name = module.store.symbols.intern(&name);
    let of = module.store.types.as_struct(ty).filter(|_| module.store.types.has(ty, TypeFlags::HAS_RUNTIME));
    let is_block = of.is_some();
    let members = of.map(|of| of.members.clone());
    let inner = module.store.symbols.intern("inner");
    let members = members.unwrap_or_else(|| vec![member(module, inner, ty, 0)]);
    let block = module.store.types.declare_struct(StructType { name, members, builtin_family: None });
    if is_block {
        let Type::Pointer { space, access, .. } = module.shape_of(variable.into()) else { unreachable!("a variable") };
        let pointer = module.store.types.pointer(space, block, access);
        module.set_type(variable, pointer);
    } else {
        wrap_variable(module, variable, block);
    }
    let Type::Struct(id) = module.store.types.get(block) else { unreachable!("a structure was declared") };
    id
}

fn member(module: &Module, name: Symbol, ty: TypeId, offset: u64) -> StructMember {
    let layout = module.store.types.layout(ty);
    let io = IoAttributes::default();
    StructMember { name, ty, offset, size: layout.size, align: layout.align, explicit_layout: true, io }
}

/// How GLSL lays a type out.
#[derive(Copy, Clone)]
struct Placed {
    /// The type that takes its place.
    ty: TypeId,
    size: u64,
    align: u64,
}

/// The arrangement of types by one of the two layouts.
struct Layouts {
    is_std140: bool,
    placed: hashbrown::HashMap<TypeId, Option<Placed>>,
    repacked: Repacked,
}

impl Layouts {
    fn new(is_std140: bool) -> Self {
        Self { is_std140, placed: hashbrown::HashMap::new(), repacked: Repacked::default() }
    }

    /// The alignment of an array or structure.
    fn rounded(&self, align: u64) -> u64 {
        if self.is_std140 { align.max(16) } else { align }
    }

    /// How a type is laid out where WGSL has it; none where this layout cannot.
    fn place(&mut self, module: &mut Module, ty: TypeId) -> Option<Placed> {
        let shape = module.store.types.get(ty);
        if !matches!(shape, Type::Matrix { .. } | Type::Array { .. } | Type::Struct(_)) {
            let layout = module.store.types.layout(ty);
            return Some(Placed { ty, size: layout.size, align: layout.align.into() });
        }
        if let Some(&known) = self.placed.get(&ty) {
            return known;
        }
        let placed = match shape {
            Type::Matrix { column, .. } => self.matrix(module, ty, column),
            Type::Array { elem, count } => self.array(module, ty, elem, count),
            Type::Struct(id) => self.structure(module, ty, id),
            _ => unreachable!("others are laid out alike everywhere"),
        };
        if let Some(placed) = placed.filter(|placed| placed.ty != ty) {
            self.repacked.types.insert(ty, placed.ty);
        }
        self.placed.insert(ty, placed);
        placed
    }

    fn matrix(&mut self, module: &mut Module, ty: TypeId, column: TypeId) -> Option<Placed> {
        let stride = module.store.types.matrix_stride(column);
        let layout = module.store.types.layout(ty);
        if !self.is_std140 || stride.is_multiple_of(16) {
            return Some(Placed { ty, size: layout.size, align: self.rounded(layout.align.into()) });
        }
        let members = self.columns(module, ty, "column", 0);
        let name = module.store.symbols.intern("columns");
        let ty = module.store.types.declare_struct(StructType { name, members, builtin_family: None });
        Some(Placed { ty, size: layout.size.next_multiple_of(16), align: 16 })
    }

    /// The columns of a matrix at byte `offset`, as members.
    fn columns(&self, module: &mut Module, matrix: TypeId, name: &str, offset: u64) -> Vec<StructMember> {
        let Type::Matrix { column, columns } = module.store.types.get(matrix) else { unreachable!("a matrix") };
        let stride = module.store.types.matrix_stride(column);
        let one = |index: u8| {
            let name = module.store.symbols.intern(&format!("{name}_{index}"));
            member(module, name, column, offset + u64::from(index) * stride)
        };
        (0..columns).map(one).collect()
    }

    fn array(&mut self, module: &mut Module, ty: TypeId, elem: TypeId, count: ArrayCount) -> Option<Placed> {
        let element = self.place(module, elem)?;
        let stride = module.store.types.array_stride(elem);
        let align = self.rounded(element.align);
        if element.size.next_multiple_of(align) != stride {
            return None;
        }
        let size = module.store.types.layout(ty).size;
        Some(Placed { ty: module.store.types.array(element.ty, count), size, align })
    }

    fn structure(&mut self, module: &mut Module, ty: TypeId, id: StructId) -> Option<Placed> {
        let layout = module.store.types.layout(ty);
        let count = module.store.types.struct_type(id).members.len();
        let mut members: Vec<StructMember> = Vec::with_capacity(count);
        let mut starts = Vec::with_capacity(count);
        let (mut end, mut align) = (0, 1);
        let mut is_changed = false;
        for index in 0..count {
            let of = module.store.types.struct_type(id).members[index].clone();
            let is_matrix = matches!(module.store.types.get(of.ty), Type::Matrix { .. });
            let placed = self.place(module, of.ty)?;
            let is_split = is_matrix && placed.ty != of.ty;
            let alignment = if is_split { module.store.types.layout(of.ty).align.into() } else { placed.align };
            let start: u64 = end;
            if start.next_multiple_of(alignment) > of.offset || !of.offset.is_multiple_of(alignment) {
                return None;
            }
            if start.next_multiple_of(alignment) < of.offset {
                align = align.max(self.pad(module, &mut members, (start, of.offset), layout.align));
                is_changed = true;
            }
            starts.push(members.len() as u32);
            if is_split {
                let name = module.name(of.name).to_owned();
                members.extend(self.columns(module, of.ty, &name, of.offset));
                // What is left of the last column's stride is no part of a vector.
                end = members.last().map_or(0, |last| last.offset + last.size);
            } else {
                // Padding may have vectors, and then asks for more than what it pads.
                let size = of.size.max(module.store.types.layout(placed.ty).size);
                members.push(StructMember { ty: placed.ty, size, align: of.align.max(placed.align as u32), ..of });
                end = of.offset + placed.size;
            }
            is_changed |= placed.ty != of.ty;
            align = align.max(alignment);
        }
        let has_runtime = module.store.types.has(ty, TypeFlags::HAS_RUNTIME);
        if end.next_multiple_of(self.rounded(align)) < layout.size && !has_runtime {
            align = align.max(self.pad(module, &mut members, (end, layout.size), layout.align));
            (end, is_changed) = (layout.size, true);
        }
        let align = self.rounded(align);
        let new = if is_changed {
            self.repacked.members.insert(ty, starts);
            let suffix = if self.is_std140 { "_std140" } else { "_std430" };
            let name = [module.name(module.store.types.struct_type(id).name), suffix].concat();
            let name = module.store.symbols.intern(&name);
            module.store.types.declare_struct(StructType { name, members, builtin_family: None })
        } else {
            ty
        };
        Some(Placed { ty: new, size: end.next_multiple_of(align), align })
    }

    /// Adds members that nothing uses to a structure of that alignment, from one byte to another. Gives how they have to be aligned.
    fn pad(&self, module: &mut Module, members: &mut Vec<StructMember>, (from, to): (u64, u64), alignment: u32) -> u64 {
        let name = module.store.symbols.intern("padding");
        if alignment < 4 && !self.is_std140 {
            // Words would need a place that the structure may not have.
            let count = u32::try_from((to - from) / 2).expect("buffers are smaller than that");
            let halves = module.store.types.array(TypeId::F16, ArrayCount::Fixed(count));
            members.push(member(module, name, halves, from));
            return 2;
        }
        let mut at = from;
        if !at.is_multiple_of(4) {
            members.push(member(module, name, TypeId::F16, at));
            at += 2;
        }
        while at + 4 <= to {
            let room = to - at;
            let (elem, unit) = match self.is_std140 {
                true if at.is_multiple_of(16) && room >= 16 => (TypeId::VEC4_U32, 16),
                true => (TypeId::U32, room.min(4)),
                false => (TypeId::U32, 4),
            };
            let is_single = self.is_std140 && unit == 4 || room < 2 * unit;
            let count = if is_single { 1 } else { room / unit };
            let ty = match is_single {
                true => elem,
                false => {
                    let count = u32::try_from(count).expect("buffers are smaller than that");
                    module.store.types.array(elem, ArrayCount::Fixed(count))
                }
            };
            members.push(member(module, name, ty, at));
            at += unit * count;
        }
        if at < to {
            members.push(member(module, name, TypeId::F16, at));
        }
        if at > from.next_multiple_of(4) { 4 } else { 2 }
    }
}
