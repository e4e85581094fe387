//! Entry points: what they take and give, flattened, and what each may be.

use super::Checker;
use crate::diagnostic::{Diagnostic, Span};
use crate::types::{Direction, ShaderStage};
use crate::wsl::ast::{Qualifiers, Semantic, Space, Variable};
use crate::wsl::program::{FunctionId, Interface, InterfaceItem};
use crate::wsl::rules;
use crate::wsl::types::{Shape, TEXTURES, Ty};

impl Checker<'_> {
    pub(super) fn entry_points(&mut self) {
        for id in self.functions.ids() {
            if self.functions[id].stage.is_some() {
                self.entry_point(id);
            }
        }
    }

    fn entry_point(&mut self, id: FunctionId) {
        let ast = self.ast;
        let function = self.functions[id].clone();
        let stage = function.stage.expect("it is an entry point");
        let mut interface = Interface::default();
        for (index, param) in function.source.of(&ast.variables).iter().enumerate() {
            let ty = function.param_types[index];
            self.flatten(*param, ty, index as u32, &mut Vec::new(), &mut interface.inputs);
        }
        if function.result != Ty::VOID {
            if stage == ShaderStage::Compute {
                self.error(rules::ENTRY_POINT_TYPE, function.span, "a compute entry point returns nothing");
            } else {
                let result = Variable {
                    ty: crate::util::Id::from_index(0),
                    name: None,
                    qualifiers: Qualifiers::default(),
                    semantic: function.result_semantic,
                };
                self.flatten_at(result, function.result, 0, &mut Vec::new(), function.span, &mut interface.outputs);
            }
        }
        for item in interface.inputs.clone() {
            self.hold_to_semantic(&item, stage, Direction::Input);
        }
        for item in interface.outputs.clone() {
            self.hold_to_semantic(&item, stage, Direction::Output);
        }
        self.hold_apart(&interface.inputs);
        self.hold_apart(&interface.outputs);
        let gives_position = interface.outputs.iter().any(|item| item.semantic == Semantic::Position);
        if stage == ShaderStage::Vertex && !gives_position && function.result != Ty::ERROR {
            self.error(rules::MISSING_SEMANTIC, function.span, "a vertex entry point gives an 'SV_Position'");
        }
        self.interfaces.push((id, interface));
    }

    fn flatten(&mut self, variable: Variable, ty: Ty, param: u32, path: &mut Vec<u32>, into: &mut Vec<InterfaceItem>) {
        let span = variable.name.map_or(self.ast.types[variable.ty].span, |name| name.span);
        self.flatten_at(variable, ty, param, path, span, into);
    }

    fn flatten_at(
        &mut self,
        variable: Variable,
        ty: Ty,
        param: u32,
        path: &mut Vec<u32>,
        span: Span,
        into: &mut Vec<InterfaceItem>,
    ) {
        if let Shape::Struct(id) = self.types.get(ty) {
            let (source, fields) = (self.types.structs[id].source, self.types.structs[id].fields.clone());
            let ast = self.ast;
            for (index, (field, variable)) in fields.iter().zip(source.of(&ast.variables)).enumerate() {
                path.push(index as u32);
                self.flatten(*variable, field.ty, param, path, into);
                path.pop();
            }
            return;
        }
        if ty == Ty::ERROR {
            return;
        }
        let Some((semantic, _)) = variable.semantic else {
            self.error(rules::MISSING_SEMANTIC, span, "what an entry point takes or gives has a semantic");
            return;
        };
        let qualifiers = variable.qualifiers;
        if qualifiers.nointerpolation && qualifiers.noperspective || qualifiers.centroid && qualifiers.sample {
            self.error(rules::QUALIFIERS, span, "these qualifiers exclude each other");
        }
        let name = match variable.name {
            Some(name) => name.text,
            None => self.symbols.intern("value"),
        };
        into.push(InterfaceItem { name, ty, semantic, qualifiers, span, param, path: path.clone() });
    }

    fn hold_to_semantic(&mut self, item: &InterfaceItem, stage: ShaderStage, direction: Direction) {
        let places = places(item.semantic);
        if !places.contains(&(stage, direction)) {
            let message = format!("a {} entry point does not have this semantic as {}", stage.name(), direction.name());
            self.error(rules::SEMANTIC_STAGE, item.span, message);
            return;
        }
        if let Some(wanted) = self.type_of_semantic(item.semantic) {
            if item.ty != wanted {
                let message =
                    format!("a variable of this semantic is '{}', not '{}'", self.spell(wanted), self.spell(item.ty));
                self.error(rules::SEMANTIC_TYPE, item.span, message);
            }
            return;
        }
        match item.semantic {
            Semantic::Attribute(_) => {
                let fits = matches!(
                    self.types.get(item.ty),
                    Shape::Bool | Shape::Int | Shape::Uint | Shape::Float | Shape::Vector { .. } | Shape::Matrix { .. }
                );
                if !fits {
                    self.error(rules::ENTRY_POINT_TYPE, item.span, "an attribute is a scalar, a vector or a matrix");
                } else if self.types.scalar_of(item.ty) == Ty::BOOL {
                    self.error(rules::UNSUPPORTED, item.span, "attributes of 'bool' are not translated");
                }
            }
            Semantic::Specialized if !matches!(item.ty, Ty::BOOL | Ty::INT | Ty::UINT | Ty::FLOAT) => {
                self.error(rules::ENTRY_POINT_TYPE, item.span, "a specialization constant is a scalar");
            }
            Semantic::Register { class, .. } => self.hold_to_register(item, class),
            _ => {}
        }
    }

    fn hold_to_register(&mut self, item: &InterfaceItem, class: u8) {
        let classes: &[u8] = match self.types.get(item.ty) {
            Shape::Sampler => b"s",
            Shape::Texture { family, .. } if TEXTURES[usize::from(family)].is_writable => b"u",
            Shape::Texture { .. } => b"t",
            Shape::ArrayRef { space: Space::Device, to } => {
                self.hold_to_slice(item, to);
                b"u"
            }
            Shape::ArrayRef { space: Space::Constant, to } => {
                self.hold_to_slice(item, to);
                b"bt"
            }
            _ => {
                let message = "a resource is a texture, a sampler or an array reference of 'device' or 'constant'";
                self.error(rules::ENTRY_POINT_TYPE, item.span, message);
                return;
            }
        };
        if !classes.contains(&class) {
            let wanted = classes.iter().map(|&class| format!("'{}'", class as char)).collect::<Vec<_>>().join(" or ");
            self.error(
                rules::REGISTER,
                item.span,
                format!("'{}' has a register of class {wanted}", self.spell(item.ty)),
            );
        }
    }

    fn hold_to_slice(&mut self, item: &InterfaceItem, elem: Ty) {
        let facts = self.types.facts(elem);
        if facts.has_opaque || facts.has_reference {
            self.error(rules::ENTRY_POINT_TYPE, item.span, "an array reference that is a resource holds numbers");
        }
    }

    fn type_of_semantic(&mut self, semantic: Semantic) -> Option<Ty> {
        Some(match semantic {
            Semantic::InstanceId | Semantic::VertexId | Semantic::SampleIndex | Semantic::InnerCoverage => Ty::UINT,
            Semantic::Coverage | Semantic::GroupIndex => Ty::UINT,
            Semantic::PointSize | Semantic::Depth => Ty::FLOAT,
            Semantic::Position | Semantic::Target(_) => self.types.vector(Ty::FLOAT, 4),
            Semantic::IsFrontFace => Ty::BOOL,
            Semantic::DispatchThreadId | Semantic::GroupId | Semantic::GroupThreadId => self.types.vector(Ty::UINT, 3),
            Semantic::Attribute(_) | Semantic::Register { .. } | Semantic::Specialized => return None,
        })
    }

    /// Variables of one name are identical, and different ones have different semantics.
    fn hold_apart(&mut self, items: &[InterfaceItem]) {
        let mut names = hashbrown::HashMap::new();
        let mut registers = hashbrown::HashMap::new();
        for (index, item) in items.iter().enumerate() {
            let earlier = *names.entry(item.name).or_insert(index);
            let other = &items[earlier];
            if (other.ty, other.semantic, other.qualifiers) != (item.ty, item.semantic, item.qualifiers) {
                let message = format!("another '{}' is not declared like this", self.text(item.name));
                self.differs(item, other, message);
            }
            if let Semantic::Register { class, number, space } = item.semantic {
                let earlier = *registers.entry((space, number)).or_insert(index);
                let other = &items[earlier];
                let is_other_class =
                    !matches!(other.semantic, Semantic::Register { class: known, .. } if known == class);
                if is_other_class {
                    let message =
                        "a resource of another class has this number: groups and bindings do not tell classes apart";
                    self.error(rules::REGISTER_COLLISION, item.span, message);
                }
            }
        }
        let mut semantics: Vec<usize> = (0..items.len()).collect();
        semantics.sort_by_key(|&index| (semantic_order(items[index].semantic), index));
        for pair in semantics.windows(2) {
            let (other, item) = (&items[pair[0]], &items[pair[1]]);
            if other.semantic == item.semantic && other.name != item.name && item.semantic != Semantic::Specialized {
                self.differs(item, other, "another variable has this semantic".to_owned());
            }
        }
    }

    fn differs(&mut self, item: &InterfaceItem, other: &InterfaceItem, message: String) {
        let diagnostic = Diagnostic::error(rules::DUPLICATE_SEMANTIC, item.span, message);
        self.diagnostics.push(diagnostic.with_note(other.span, "it is declared here"));
    }
}

fn semantic_order(semantic: Semantic) -> (u8, u32, u32) {
    match semantic {
        Semantic::Target(number) => (100, number, 0),
        Semantic::Attribute(number) => (101, number, 0),
        Semantic::Register { class, number, space } => (class.saturating_add(102), number, space),
        Semantic::InstanceId => (0, 0, 0),
        Semantic::VertexId => (1, 0, 0),
        Semantic::PointSize => (2, 0, 0),
        Semantic::Position => (3, 0, 0),
        Semantic::IsFrontFace => (4, 0, 0),
        Semantic::SampleIndex => (5, 0, 0),
        Semantic::InnerCoverage => (6, 0, 0),
        Semantic::Depth => (7, 0, 0),
        Semantic::Coverage => (8, 0, 0),
        Semantic::DispatchThreadId => (9, 0, 0),
        Semantic::GroupId => (10, 0, 0),
        Semantic::GroupIndex => (11, 0, 0),
        Semantic::GroupThreadId => (12, 0, 0),
        Semantic::Specialized => (13, 0, 0),
    }
}

/// The stages and directions that have a semantic.
fn places(semantic: Semantic) -> &'static [(ShaderStage, Direction)] {
    use Direction::{Input, Output};
    use ShaderStage::{Compute, Fragment, Vertex};
    match semantic {
        Semantic::InstanceId | Semantic::VertexId => &[(Vertex, Input)],
        Semantic::PointSize => &[(Vertex, Output)],
        Semantic::Position => &[(Vertex, Output), (Fragment, Input)],
        Semantic::IsFrontFace | Semantic::SampleIndex | Semantic::InnerCoverage => &[(Fragment, Input)],
        Semantic::Target(_) | Semantic::Depth | Semantic::Coverage => &[(Fragment, Output)],
        Semantic::DispatchThreadId | Semantic::GroupId | Semantic::GroupIndex | Semantic::GroupThreadId => {
            &[(Compute, Input)]
        }
        Semantic::Attribute(_) => &[(Vertex, Input), (Vertex, Output), (Fragment, Input)],
        Semantic::Register { .. } => &[(Vertex, Input), (Fragment, Input), (Compute, Input)],
        Semantic::Specialized => &[(Vertex, Input), (Fragment, Input)],
    }
}
