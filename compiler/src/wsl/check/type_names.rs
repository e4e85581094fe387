//! Types by their names: the language's own, typedefs, structures and enums.

use super::Checker;
use crate::diagnostic::Span;
use crate::util::Symbol;
use crate::wsl::ast::{Expr, Name, Space, Suffix, TypeArg, TypeExprId};
use crate::wsl::types::{EnumId, Facts, Field, Shape, StructId, TEXTURES, Ty};
use crate::wsl::{limits, rules};

/// What a name declared by the program means as a type.
#[derive(Copy, Clone, Debug)]
pub(super) struct TypeName {
    pub(super) kind: TypeKind,
    pub(super) state: State,
    pub(super) span: Span,
}

#[derive(Copy, Clone, Debug)]
pub(super) enum TypeKind {
    Typedef(TypeExprId),
    Struct(StructId),
    Enum(EnumId),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum State {
    New,
    Open,
    Known(Ty),
}

impl Checker<'_> {
    /// A type as written.
    pub(super) fn resolve(&mut self, id: TypeExprId) -> Ty {
        self.resolve_at(id, 0)
    }

    fn resolve_at(&mut self, id: TypeExprId, depth: u32) -> Ty {
        let ast = self.ast;
        let written = ast.types[id];
        if depth > limits::TYPE_NESTING || written.suffixes.len > limits::TYPE_NESTING {
            self.error(
                rules::NESTING,
                written.span,
                format!("this type nests deeper than {} levels", limits::TYPE_NESTING),
            );
            return Ty::ERROR;
        }
        let args = written.args.of(&ast.type_args);
        let mut ty = self.named_type(written.name, args, depth);
        for &suffix in written.suffixes.of(&ast.suffixes) {
            if ty == Ty::ERROR {
                return ty;
            }
            if ty == Ty::VOID {
                self.error(rules::VOID_TYPE, written.span, "nothing is made of 'void'");
                return Ty::ERROR;
            }
            ty = match suffix {
                Suffix::Pointer(space) => self.reference(Shape::Pointer { space, to: ty }, written.span),
                Suffix::ArrayRef(space) => self.reference(Shape::ArrayRef { space, to: ty }, written.span),
                Suffix::Array(count, span) => self.array(ty, count, span, written.span),
            };
        }
        ty
    }

    fn reference(&mut self, shape: Shape, span: Span) -> Ty {
        let (Shape::Pointer { space, to } | Shape::ArrayRef { space, to }) = shape else { return Ty::ERROR };
        let facts = self.types.facts(to);
        if facts.has_opaque {
            self.error(rules::OPAQUE_TYPE, span, "there are no pointers to textures or samplers");
            return Ty::ERROR;
        }
        if facts.has_reference && space != Space::Thread {
            let message = format!("a pointer lies in the memory of a thread, not in '{}'", space.name());
            self.error(rules::REFERENCE_IN_COMPOSITE, span, message);
            return Ty::ERROR;
        }
        self.types.intern(shape)
    }

    fn array(&mut self, elem: Ty, count: u64, count_span: Span, span: Span) -> Ty {
        let Some(count) = u32::try_from(count).ok().filter(|&count| count > 0) else {
            self.error(
                rules::ARRAY_COUNT,
                count_span,
                "an array has at least one element, and fewer than 2 to the 32nd",
            );
            return Ty::ERROR;
        };
        let facts = self.types.facts(elem);
        if facts.has_reference {
            self.error(rules::REFERENCE_IN_COMPOSITE, span, "arrays do not hold pointers or array references");
            return Ty::ERROR;
        }
        if facts.has_opaque {
            self.error(rules::OPAQUE_TYPE, span, "arrays do not hold textures or samplers");
            return Ty::ERROR;
        }
        let ty = self.types.intern(Shape::Array { elem, count });
        self.hold_to_size(ty, span)
    }

    fn hold_to_size(&mut self, ty: Ty, span: Span) -> Ty {
        let facts = self.types.facts(ty);
        if facts.size > limits::TYPE_BYTES {
            let message = format!("this type has more than {} bytes", limits::TYPE_BYTES);
            self.error(rules::TYPE_SIZE, span, message);
            return Ty::ERROR;
        }
        if facts.depth > limits::TYPE_NESTING {
            self.error(rules::NESTING, span, format!("this type nests deeper than {} levels", limits::TYPE_NESTING));
            return Ty::ERROR;
        }
        ty
    }

    fn named_type(&mut self, name: Name, args: &[TypeArg], depth: u32) -> Ty {
        if let Some(ty) = self.builtin_type(name, args, depth) {
            return ty;
        }
        if !args.is_empty() {
            let message = format!("'{}' takes no type arguments", self.text(name.text));
            self.error(rules::TYPE_ARGUMENTS, name.span, message);
            return Ty::ERROR;
        }
        match self.declared_type(name.text, name.span, depth) {
            Some(ty) => ty,
            None => {
                let message = format!("there is no type '{}'", self.text(name.text));
                self.error(rules::UNKNOWN_TYPE, name.span, message);
                Ty::ERROR
            }
        }
    }

    /// The type that a name used in an expression means, if it means one.
    pub(super) fn type_of_name(&mut self, name: Symbol, span: Span) -> Option<Ty> {
        if let Some(ty) = simple_type(self.symbols.resolve(name)).map(|simple| self.simple(simple)) {
            return Some(ty);
        }
        self.declared_type(name, span, 0)
    }

    fn declared_type(&mut self, name: Symbol, span: Span, depth: u32) -> Option<Ty> {
        let declared = *self.type_names.get(&name)?;
        Some(match declared.state {
            State::Known(ty) => ty,
            State::Open => {
                self.error(rules::TYPE_CYCLE, span, format!("'{}' depends on itself", self.text(name)));
                Ty::ERROR
            }
            State::New => {
                self.set_state(name, State::Open);
                let ty = match declared.kind {
                    TypeKind::Typedef(ty) => self.resolve_at(ty, depth + 1),
                    TypeKind::Struct(id) => self.structure(id, depth + 1),
                    TypeKind::Enum(id) => self.types.intern(Shape::Enum(id)),
                };
                if ty == Ty::VOID {
                    self.error(rules::VOID_TYPE, declared.span, "a typedef does not mean 'void'");
                }
                self.set_state(name, State::Known(ty));
                ty
            }
        })
    }

    fn set_state(&mut self, name: Symbol, state: State) {
        if let Some(declared) = self.type_names.get_mut(&name) {
            declared.state = state;
        }
    }

    fn structure(&mut self, id: StructId, depth: u32) -> Ty {
        let ast = self.ast;
        let source = self.types.structs[id].source;
        let mut fields: Vec<Field> = Vec::new();
        let mut names = hashbrown::HashSet::new();
        for field in source.of(&ast.variables) {
            let name = field.name.expect("fields have names");
            let span = ast.types[field.ty].span;
            let mut ty = self.resolve_at(field.ty, depth);
            let facts = self.types.facts(ty);
            if facts.has_reference {
                self.error(rules::REFERENCE_IN_COMPOSITE, span, "structures do not hold pointers or array references");
                ty = Ty::ERROR;
            } else if ty == Ty::VOID {
                self.error(rules::VOID_TYPE, span, "a field is not of type 'void'");
                ty = Ty::ERROR;
            }
            if !names.insert(name.text) {
                let message = format!("there is another field '{}'", self.text(name.text));
                self.error(rules::DUPLICATE_FIELD, name.span, message);
            }
            fields.push(Field { name: name.text, ty });
        }
        let facts = Facts::of_struct(fields.iter().map(|field| self.types.facts(field.ty)));
        let structure = &mut self.types.structs[id];
        structure.fields = fields;
        structure.facts = facts;
        let ty = self.types.intern(Shape::Struct(id));
        let name = self.types.structs[id].name;
        let span = self.type_names.get(&name).map_or(Span::NONE, |declared| declared.span);
        self.hold_to_size(ty, span)
    }

    fn builtin_type(&mut self, name: Name, args: &[TypeArg], depth: u32) -> Option<Ty> {
        let text = self.symbols.resolve(name.text);
        if let Some(simple) = simple_type(text) {
            let ty = self.simple(simple);
            if !args.is_empty() {
                let message = format!("'{}' takes no type arguments", self.spell(ty));
                self.error(rules::TYPE_ARGUMENTS, name.span, message);
                return Some(Ty::ERROR);
            }
            return Some(ty);
        }
        let counts = match text {
            "vector" => 1,
            "matrix" => 2,
            _ => {
                let family = TEXTURES.iter().position(|family| family.name == text)?;
                return Some(self.texture(family as u8, name, args, depth));
            }
        };
        let ty = self.composite(counts, args, depth);
        if ty.is_none() {
            let message = "'vector' takes a scalar and a size, 'matrix' a scalar and the numbers of columns and rows";
            self.error(rules::TYPE_ARGUMENTS, name.span, message);
        }
        Some(ty.unwrap_or(Ty::ERROR))
    }

    fn composite(&mut self, counts: usize, args: &[TypeArg], depth: u32) -> Option<Ty> {
        let (TypeArg::Type(elem), rest) = args.split_first().map(|(first, rest)| (*first, rest))? else { return None };
        let elem = self.resolve_at(elem, depth + 1);
        let mut sizes = [0u8; 2];
        for (size, arg) in sizes.iter_mut().zip(rest) {
            let TypeArg::Const(expr) = arg else { return None };
            *size = match self.expr(*expr) {
                Expr::Int { magnitude: value @ 2..=4, is_negative: false } => value as u8,
                Expr::Uint(value @ 2..=4) => value as u8,
                _ => return None,
            };
        }
        match elem {
            Ty::ERROR => Some(Ty::ERROR),
            Ty::BOOL | Ty::FLOAT | Ty::INT | Ty::UINT if rest.len() == counts && counts == 1 => {
                Some(self.types.vector(elem, sizes[0]))
            }
            Ty::BOOL | Ty::FLOAT if rest.len() == counts => Some(self.types.matrix(elem, sizes[0], sizes[1])),
            _ => None,
        }
    }

    fn texture(&mut self, family: u8, name: Name, args: &[TypeArg], depth: u32) -> Ty {
        let is_depth = TEXTURES[usize::from(family)].is_depth;
        let elem = match args {
            [] if is_depth => Ty::FLOAT,
            [] => self.types.vector(Ty::FLOAT, 4),
            [TypeArg::Type(elem)] => self.resolve_at(*elem, depth + 1),
            _ => Ty::VOID,
        };
        let fits = match self.types.get(elem) {
            Shape::Error => return Ty::ERROR,
            Shape::Float => true,
            Shape::Int | Shape::Uint => !is_depth,
            Shape::Vector { elem, .. } => !is_depth && elem != Ty::BOOL,
            _ => false,
        };
        if !fits {
            let message = "a texture holds 'int', 'uint', 'float' or vectors of them; one of depths holds 'float'";
            self.error(rules::TYPE_ARGUMENTS, name.span, message);
            return Ty::ERROR;
        }
        self.types.intern(Shape::Texture { family, elem })
    }

    fn simple(&mut self, simple: Simple) -> Ty {
        match simple {
            Simple::Type(ty) => ty,
            Simple::Vector(elem, size) => self.types.vector(elem, size),
            Simple::Matrix(elem, columns, rows) => self.types.matrix(elem, columns, rows),
        }
    }

    /// Whether the language has a type of that name.
    pub(super) fn is_builtin_type(&self, name: Symbol) -> bool {
        let text = self.symbols.resolve(name);
        simple_type(text).is_some()
            || matches!(text, "vector" | "matrix")
            || TEXTURES.iter().any(|family| family.name == text)
    }
}

/// A type of the language that a name alone means.
enum Simple {
    Type(Ty),
    Vector(Ty, u8),
    Matrix(Ty, u8, u8),
}

fn simple_type(text: &str) -> Option<Simple> {
    let ty = match text {
        "void" => Ty::VOID,
        "bool" => Ty::BOOL,
        "int" => Ty::INT,
        "uint" => Ty::UINT,
        "float" => Ty::FLOAT,
        "atomic_int" => Ty::ATOMIC_INT,
        "atomic_uint" => Ty::ATOMIC_UINT,
        "sampler" => Ty::SAMPLER,
        _ => return shaped_type(text),
    };
    Some(Simple::Type(ty))
}

fn shaped_type(text: &str) -> Option<Simple> {
    let scalars = [("bool", Ty::BOOL), ("int", Ty::INT), ("uint", Ty::UINT), ("float", Ty::FLOAT)];
    let (elem, sizes) = scalars.iter().find_map(|(name, ty)| Some((*ty, text.strip_prefix(name)?)))?;
    let size = |byte: u8| (b'2'..=b'4').contains(&byte).then(|| byte - b'0');
    match *sizes.as_bytes() {
        [n] => Some(Simple::Vector(elem, size(n)?)),
        [columns, b'x', rows] if matches!(elem, Ty::BOOL | Ty::FLOAT) => {
            Some(Simple::Matrix(elem, size(columns)?, size(rows)?))
        }
        _ => None,
    }
}
